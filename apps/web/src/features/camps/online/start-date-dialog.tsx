import { chakra } from '@chakra-ui/react';
import { canRegisterCourse, REGISTRATION_ERRORS } from '@kidcode/booking';
import { parseStartDate, timeZoneNotice, type OnlineCourse } from '@kidcode/scheduling';
import { Button, ChoiceGroup, Notice, PriceTag, RadioCard } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';

import { deviceTimeZone } from '../../../shared/device-clock';
import { ReadyLink } from '../../hand-off/ready-link';
import { tagOf } from '../tag-of';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { courseDiscountWords, courseQuote } from './course-price';
import type { CourseRegistration } from './use-course-registration';

const Stack = /* @__PURE__ */ chakra('form', { base: { display: 'grid', gap: '6', paddingBottom: '2' } });

const FORM_ID = 'start-date-form';

interface StartDateDialogProps {
  readonly course: OnlineCourse;
  readonly startDates: readonly string[];
  readonly registration: CourseRegistration;
}

/** The notice for visitors outside Central time, for the day that is chosen. */
function noticeFor(startLabel: string) {
  const start = parseStartDate(startLabel);
  return start.ok ? timeZoneNotice(deviceTimeZone(), start.value.startDate) : null;
}

/** 'Select Camp Start Date' (specification 2, sections 2, 4, 5 and 8). */
export function StartDateDialog({ course, startDates, registration }: StartDateDialogProps) {
  const { state, handOff, chooseDate, register, close } = registration;
  const chosen = state.step === 'closed' ? '' : state.startLabel;
  const isProcessing = state.step === 'processing';
  const notice = noticeFor(chosen || (startDates[0] ?? ''));
  const quote = courseQuote(course);
  return (
    <Dialog
      open={state.step !== 'closed'}
      onClose={close}
      title={REGISTRATION_TEXTS.startDateDialogTitle}
      description={`${course.title}, ${course.sessions} sessions in ${course.duration.toLowerCase()}`}
      footer={
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          loading={isProcessing}
          loadingText={REGISTRATION_TEXTS.submitBusy}
          disabled={!isProcessing && !canRegisterCourse(state)}
        >
          {REGISTRATION_TEXTS.startDateSubmit}
        </Button>
      }
    >
      <Stack
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault();
          register();
        }}
      >
        <ChoiceGroup legend="Start date" error={chosen === '' ? REGISTRATION_ERRORS.startDate : undefined}>
          {startDates.map((label) => (
            <RadioCard
              key={label}
              name="startDate"
              value={label}
              title={label}
              checked={label === chosen}
              onChange={() => chooseDate(label)}
            />
          ))}
        </ChoiceGroup>
        {notice !== null && <Notice title="Mind the time zone">{notice.message}</Notice>}
        <PriceTag
          {...tagOf(quote, courseDiscountWords(quote))}
          note="Due today, in one payment, on our enrollment portal"
        />
        {handOff.step === 'blocked' && <ReadyLink url={handOff.url} label="Open my registration" />}
      </Stack>
    </Dialog>
  );
}
