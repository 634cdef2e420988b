import {
  bookingBranch,
  CLOSED_CORE_BOOKING,
  coreBookingTransition,
  type CoreBookingEvent,
  type CoreBookingState,
} from '@kidcode/booking';
import { Button } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback, useRef } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { handOff } from '../hand-off/hand-off';
import { POPUP_BLOCKED_TOAST } from '../hand-off/popup-blocked-toast';
import { READY_TITLE, ReadyLink } from '../hand-off/ready-link';
import { toastShown } from '../notifications/notifications-slice';
import { inTime, siteBookingLinks } from './booking-links';
import { BookingPlace } from './booking-place';
import type { BookingDialogProps } from './booking-dialog-props';
import { DialogScene } from './dialog-scene';
import { PROGRAM_TYPE_DIALOG } from './dialog-words';
import { FirstVisit } from './first-visit';
import { StepTitle } from './step-title';
import { useCloseDialog } from './use-close-dialog';
import { useFlow } from './use-flow';

const OPEN_PORTAL = 'Open the booking portal';

/** The core program's booking portal: fetches a link, opens it in a new tab, closes; without a link it closes silently. */
export function CoreBookingDialog({ links = siteBookingLinks }: BookingDialogProps) {
  const current = useSiteSelector(selectChosenBranch);
  const branch = bookingBranch(current, 'core-booking');
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: CoreBookingState, event: CoreBookingEvent) => coreBookingTransition(before, event, current),
    [current],
  );
  const [state, send] = useFlow(() => transition(CLOSED_CORE_BOOKING, { type: 'opened' }), transition);

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
  return (
    <Dialog
      open={state.step !== 'closed'}
      initialFocus={button}
      onClose={() => settle({ type: 'dismissed' })}
      title={<StepTitle title={isBlocked ? READY_TITLE : 'Book the Core Program'} />}
      {...(!isBlocked && {
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
      ) : (
        <>
          <p>You choose the day and the time in our booking portal. It opens in a new tab.</p>
          <FirstVisit />
        </>
      )}
      <BookingPlace branch={branch} />
      <DialogScene picture="block-code" />
    </Dialog>
  );
}
