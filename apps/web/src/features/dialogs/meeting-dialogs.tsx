import {
  meetingAnswer,
  meetingPlace,
  meetingTransition,
  resumeMeeting,
  type MeetingEvent,
  type MeetingRequest,
  type MeetingState,
  type SessionMethod,
} from '@kidcode/booking';
import { Button } from '@kidcode/ui';
import { Dialog, type DialogProps } from '@kidcode/ui/dialog';
import { useRef, type ReactNode } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import {
  handOff,
  OfflineNotice,
  POPUP_BLOCKED_TOAST,
  READY_TITLE,
  ReadyLink,
  type HandOffLink,
} from '../hand-off/hand-off';
import { toastShown, type ToastRequest } from '../notifications/notifications-slice';
import { bookingLinks, inTime } from './booking-links';
import { ChoiceList, CONSULTATION_LOOKS, LearningCenterChoice } from './choice-list';
import { BackButton, BookingPlace, DialogScene, FirstVisit, StepTitle } from './dialog-parts';
import { centerDialog, consultationDialog, PROGRAM_TYPE_DIALOG, TRIAL_TOASTS } from './dialog-words';
import { useCloseDialog, useSteppedFlow } from './use-stepped-flow';

interface MeetingRules {
  readonly makeLink: (request: MeetingRequest) => Promise<HandOffLink>;
  /** What the new tab says until it is sent on. */
  readonly waiting: (method: SessionMethod) => string;
  readonly ended: (isOpened: boolean, method: SessionMethod) => void;
}

/** A dialog with one question, whose answer opens the portal in a new tab. */
function useMeeting({ makeLink, waiting, ended }: MeetingRules) {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const close = useCloseDialog();
  const { state, send, now, goBack } = useSteppedFlow<MeetingState, MeetingEvent>({
    resume: resumeMeeting,
    transition: (before, event) => meetingTransition(before, event, branch),
    answerOf: meetingAnswer,
  });

  const settle = (event: MeetingEvent): MeetingState => {
    const before = now();
    const next = send(event);
    if (next.step !== 'closed') return next;
    const isAnswer = event.type === 'linkOpened' || event.type === 'linkFailed';
    if (isAnswer && (before?.step === 'busy' || before?.step === 'blocked'))
      ended(event.type === 'linkOpened', before.meetingMethod);
    void close();
    return next;
  };

  /** Call it in the click: it may open a tab. */
  const choose = (method: SessionMethod) => {
    // It closes once a choice is made: without a connection none is, and the dialog says why (D-286).
    if (!navigator.onLine) {
      notify(toastShown(TRIAL_TOASTS['booking-failed']));
      return;
    }
    const before = now();
    const next = settle({ type: 'methodChosen', method });
    if (next.step !== 'busy' || next === before) return;
    void handOff({ waiting: waiting(method), makeLink: () => inTime(makeLink(next)) }).then((outcome) => {
      if (outcome.type === 'popupBlocked') {
        notify(toastShown(POPUP_BLOCKED_TOAST));
        settle(outcome);
      } else settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    });
  };

  return { state, place: meetingPlace(state, branch), settle, choose, goBack };
}

const CENTER_QUESTION = centerDialog(null);

interface MeetingDialogProps extends Pick<DialogProps, 'footer' | 'initialFocus'> {
  readonly meeting: ReturnType<typeof useMeeting>;
  readonly title: string;
  readonly description: string;
  readonly readyLabel: string;
  /** Whether it stays while the link is made. */
  readonly stays: boolean;
  readonly children: ReactNode;
}

function MeetingDialog(props: MeetingDialogProps) {
  const { meeting, title, description, readyLabel, stays, footer, children, ...focus } = props;
  const { state, place, settle, goBack } = meeting;
  const isBlocked = state.step === 'blocked';
  const isCenter = state.step === 'other-center';
  return (
    <Dialog
      open={state.step !== 'closed' && (stays || state.step !== 'busy')}
      {...focus}
      onClose={() => settle({ type: 'dismissed' })}
      title={<StepTitle title={isBlocked ? READY_TITLE : isCenter ? CENTER_QUESTION.title : title} />}
      {...(isCenter && { description: CENTER_QUESTION.question, footer: <BackButton onBack={goBack} /> })}
      {...(!isBlocked && !isCenter && { description, footer })}
    >
      {!isBlocked && <OfflineNotice />}
      {isBlocked ? (
        <ReadyLink url={state.url} label={readyLabel} onOpened={() => settle({ type: 'linkOpened' })} />
      ) : isCenter ? (
        <LearningCenterChoice onChoose={(center) => settle({ type: 'centerChosen', center })} />
      ) : (
        children
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

const OPEN_PORTAL = 'Open the booking portal';

/**
 * The core program's booking portal: fetches a link, opens it in a new tab, closes; without a link it closes silently.
 * While the browser says that it is offline it stays.
 */
export function CoreBookingDialog() {
  const button = useRef<HTMLButtonElement>(null);
  const meeting = useMeeting({
    waiting: () => `${OPEN_PORTAL}...`,
    makeLink: ({ branchId }) => {
      const meetingMethod = branchId === 'online' ? 'Online' : 'In-Person';
      return bookingLinks.trial({ purpose: 'enroll', branchId, program: 'core', meetingMethod });
    },
    ended: (isOpened) => {
      if (!isOpened) console.info('The core booking link could not be made.');
    },
  });
  return (
    <MeetingDialog
      meeting={meeting}
      initialFocus={button}
      title="Book the Core Program"
      description={PROGRAM_TYPE_DIALOG.options.find(({ value }) => value === 'core')?.description ?? ''}
      footer={
        <Button
          ref={button}
          size="lg"
          loading={meeting.state.step === 'busy'}
          onClick={() => meeting.choose('In-Person')}
        >
          {OPEN_PORTAL}
        </Button>
      }
      readyLabel={OPEN_PORTAL}
      stays
    >
      <p>You choose the day and the time in our booking portal. It opens in a new tab.</p>
      <FirstVisit />
    </MeetingDialog>
  );
}

/** What a consultation's tab says while it waits, and the toast when it opens. Specification 1, section 4. */
const consultationWaiting = (method: SessionMethod): string =>
  `Redirecting to ${method.toLowerCase()} consultation booking...`;

/** Source: specification 1, section 8. */
const CONSULTATION_FAILED: ToastRequest = {
  title: 'Failed to book consultation. Please try again.',
  variant: 'destructive',
};

/** Books a free consultation: how to meet, then the portal in a new tab; stays while the browser says that it is offline. */
export function ConsultationDialog() {
  const notify = useSiteDispatch();
  const meeting = useMeeting({
    waiting: consultationWaiting,
    makeLink: bookingLinks.consultation,
    ended: (isOpened, method) =>
      notify(toastShown(isOpened ? { title: consultationWaiting(method) } : CONSULTATION_FAILED)),
  });
  const { title, options } = consultationDialog(meeting.place);
  const [only, ...others] = options;
  return (
    <MeetingDialog
      meeting={meeting}
      title={title}
      description="Free, and about your child: ages, interests, times."
      readyLabel="Open the consultation booking"
      stays={false}
    >
      <ChoiceList
        options={options}
        looks={CONSULTATION_LOOKS}
        selected={others.length === 0 && only ? only.value : null}
        onChoose={meeting.choose}
      />
    </MeetingDialog>
  );
}
