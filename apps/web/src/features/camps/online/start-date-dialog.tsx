import {
  AVAILABILITY_NOTES,
  coursePlace,
  courseStanding,
  hasPlace,
  placesWords,
  REGISTRATION_ERRORS,
  type PlaceStanding,
} from '@kidcode/booking';
import { parseStartDate, timeZoneNotice, type OnlineCourse } from '@kidcode/scheduling';
import {
  Badge,
  Button,
  ChoiceGroup,
  Notice,
  PriceTag,
  RadioCard,
  Stack,
  type RadioCardProps,
} from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useEffectEvent, useLayoutEffect, useState, type SyntheticEvent } from 'react';

import { deviceTimeZone } from '../../../shared/device-clock';
import { holdStep } from '../../../shared/history-step';
import { usePlaces } from '../use-places';
import { OfflineNotice, ReadyLink } from '../../hand-off/hand-off';
import { courseTag } from '../../../shared/tag-of';
import { REGISTRATION_TEXTS, useRegister } from '../register';
import { lateDialog } from '../../notifications/late-dialog';

const WaitingDialog = lateDialog(() =>
  import('../waiting/waiting-dialog').then((module) => module.WaitingDialog),
);

const FORM_ID = 'start-date-form';

interface StartDateDialogProps {
  readonly course: OnlineCourse;
  readonly startDates: readonly string[];
  readonly onClose: () => void;
}

/** The notice for visitors outside Central time, for the day that is chosen. */
function noticeFor(startLabel: string) {
  const start = parseStartDate(startLabel);
  return start.ok ? timeZoneNotice(deviceTimeZone(), start.value.startDate) : null;
}

/** What is known of the places of a start. */
function markOf(standing: PlaceStanding): Pick<RadioCardProps, 'mark' | 'disabled'> {
  const words = placesWords(standing);
  if (!hasPlace(standing))
    return { mark: <Badge tone="warning">{AVAILABILITY_NOTES.full}</Badge>, disabled: true };
  return words === null ? {} : { mark: <Badge tone="accent">{words}</Badge> };
}

/** 'Select Camp Start Date' (specification 2, sections 2, 4, 5 and 8): it opens with the first date chosen, and closes on success. */
export function StartDateDialog({ course, startDates, onClose }: StartDateDialogProps) {
  const { courseCode } = course;
  const { state, isSending, register, say, dismiss } = useRegister('course');
  const [chosen, setChosen] = useState(startDates[0] ?? '');
  const isProcessing = state.step === 'creating';
  const notice = noticeFor(chosen);
  const places = usePlaces();
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const place = waitsFor === null ? null : coursePlace(courseCode, waitsFor);
  /** @returns whether the dialog stays: from the waiting list Back leads to it, and a registration is waited for. */
  const isStillOpenAfterBack = useEffectEvent(() => {
    const stays = place !== null || isSending();
    if (stays) setWaitsFor(null);
    else onClose();
    return stays;
  });
  // Back closes it from the moment that it is seen.
  useLayoutEffect(() => {
    let release: () => void;
    const hold = () => {
      release = holdStep(() => {
        if (isStillOpenAfterBack()) hold();
      });
    };
    hold();
    return () => release();
  }, []);
  const standingOf = (label: string) => courseStanding(places, courseCode, label);
  const fullStarts = startDates.filter((label) => !hasPlace(standingOf(label)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending()) return;
    if (chosen === '') {
      say('no-start-date');
      return;
    }
    say('course-processing');
    register({ courseCode, startLabel: chosen }, onClose);
  };
  const choose = (label: string) => {
    if (isSending()) return;
    dismiss();
    setChosen(label);
  };
  if (place !== null)
    return (
      <WaitingDialog
        place={place}
        subject={`${course.title}, ${waitsFor ?? ''}`}
        ages={course.ageRange}
        onClose={() => setWaitsFor(null)}
        isHeld
      />
    );
  return (
    <Dialog
      open
      onClose={() => isSending() || onClose()}
      title={REGISTRATION_TEXTS.startDateDialogTitle}
      description={`${course.title}, ${course.sessions} sessions in ${course.duration.toLowerCase()}`}
      footer={
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          loading={isProcessing}
          loadingText={REGISTRATION_TEXTS.submitBusy}
          disabled={!isProcessing && (chosen === '' || !hasPlace(standingOf(chosen)))}
        >
          {REGISTRATION_TEXTS.startDateSubmit}
        </Button>
      }
    >
      <Stack as="form" gap="6" paddingBottom="2" id={FORM_ID} onSubmit={submit}>
        <ChoiceGroup legend="Start date" error={chosen === '' ? REGISTRATION_ERRORS.startDate : undefined}>
          {startDates.map((label) => (
            <RadioCard
              key={label}
              name="startDate"
              value={label}
              title={label}
              {...markOf(standingOf(label))}
              checked={label === chosen}
              onChange={() => choose(label)}
            />
          ))}
        </ChoiceGroup>
        {fullStarts.map((label) => (
          <Button key={label} variant="outline" aria-haspopup="dialog" onClick={() => setWaitsFor(label)}>
            {`Full - join the waiting list of ${label}`}
          </Button>
        ))}
        {notice !== null && <Notice title="Mind the time zone">{notice}</Notice>}
        <PriceTag {...courseTag(course)} note="Due today, in one payment, on our enrollment portal" />
        {state.step === 'blocked' ? (
          <ReadyLink url={state.url} label="Open my registration" />
        ) : (
          <OfflineNotice />
        )}
      </Stack>
    </Dialog>
  );
}
