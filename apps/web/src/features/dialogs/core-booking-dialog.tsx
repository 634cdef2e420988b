import type { CoreBookingEvent, CoreBookingState } from '@kidcode/booking';
import {
  coreBookingAnswer,
  coreBookingPlace,
  coreBookingTransition,
  resumeCoreBooking,
} from '@kidcode/booking';
import { Button } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback, useRef } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { handOff, POPUP_BLOCKED_TOAST, READY_TITLE, ReadyLink } from '../hand-off/hand-off';
import { toastShown } from '../notifications/notifications-slice';
import type { BookingDialogProps } from './booking-links';
import { inTime, siteBookingLinks } from './booking-links';
import { BookingPlace } from './booking-place';
import { BackButton, DialogScene, StepTitle } from './dialog-parts';
import { PROGRAM_TYPE_DIALOG } from './dialog-words';
import { FirstVisit } from './first-visit';
import { CENTER_QUESTION, LearningCenterChoice } from './learning-center-choice';
import { useCloseDialog } from './use-close-dialog';
import { useSteppedFlow } from './use-stepped-flow';

const OPEN_PORTAL = 'Open the booking portal';

/** The core program's booking portal: fetches a link, opens it in a new tab, closes; without a link it closes silently. */
export function CoreBookingDialog({ links = siteBookingLinks }: BookingDialogProps) {
  const current = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: CoreBookingState, event: CoreBookingEvent) => coreBookingTransition(before, event, current),
    [current],
  );
  const resume = useCallback((answers: readonly string[]) => resumeCoreBooking(answers, current), [current]);
  const { state, send, goBack } = useSteppedFlow({ resume, transition, answerOf: coreBookingAnswer });

  const button = useRef<HTMLButtonElement>(null);

  const settle = (event: CoreBookingEvent) => {
    if (send(event).step === 'closed') void close();
  };
  const book = () => {
    const next = send({ type: 'bookingChosen' });
    if (next.step !== 'busy') return;
    const { branchId } = next;
    const meetingMethod = branchId === 'online' ? 'Online' : 'In-Person';
    void handOff({
      waiting: `${OPEN_PORTAL}...`,
      makeLink: () => inTime(links.trial({ purpose: 'enroll', branchId, program: 'core', meetingMethod })),
    }).then((outcome) => {
      if (outcome.type === 'failed') console.info('The core booking link could not be made.');
      if (outcome.type === 'popupBlocked') {
        notify(toastShown(POPUP_BLOCKED_TOAST));
        settle(outcome);
      } else settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    });
  };

  const isBlocked = state.step === 'blocked';
  const isCenter = state.step === 'other-center';
  const place = coreBookingPlace(state, current);
  return (
    <Dialog
      open={state.step !== 'closed'}
      initialFocus={button}
      onClose={() => settle({ type: 'dismissed' })}
      title={
        <StepTitle
          title={isBlocked ? READY_TITLE : isCenter ? CENTER_QUESTION.title : 'Book the Core Program'}
        />
      }
      {...(isCenter && {
        description: CENTER_QUESTION.question,
        footer: <BackButton onBack={goBack} />,
      })}
      {...(!isBlocked &&
        !isCenter && {
          description: PROGRAM_TYPE_DIALOG.options.find(({ value }) => value === 'core')?.description,
          footer: (
            <Button ref={button} size="lg" loading={state.step === 'busy'} onClick={book}>
              {OPEN_PORTAL}
            </Button>
          ),
        })}
    >
      {isBlocked ? (
        <ReadyLink url={state.url} label={OPEN_PORTAL} onOpened={() => settle({ type: 'linkOpened' })} />
      ) : isCenter ? (
        <LearningCenterChoice onChoose={(center) => settle({ type: 'centerChosen', center })} />
      ) : (
        <>
          <p>You choose the day and the time in our booking portal. It opens in a new tab.</p>
          <FirstVisit />
        </>
      )}
      {place !== null && (
        <BookingPlace
          branch={place}
          {...(!isBlocked && { onOther: () => settle({ type: 'otherCenterWanted' }) })}
        />
      )}
      <DialogScene picture="block-code" />
    </Dialog>
  );
}
