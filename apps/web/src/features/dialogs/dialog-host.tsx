import type { ConsultationEvent, ConsultationState } from '@kidcode/booking';
import {
  consultationAnswer,
  consultationPlace,
  consultationTransition,
  PROGRAM_KINDS,
  resumeConsultation,
} from '@kidcode/booking';
import { Dialog } from '@kidcode/ui/dialog';
import type { ComponentType } from 'react';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { startTouchGuard } from '../../shared/touch-guard';
import { selectChosenBranch } from '../branch/branch-slice';
import { CouponDialog } from '../coupon/coupon-dialog';
import { handOff, POPUP_BLOCKED_TOAST, READY_TITLE, ReadyLink } from '../hand-off/hand-off';
import { toastShown } from '../notifications/notifications-slice';
import type { BookingDialogProps, BookingLinks } from './booking-links';
import { inTime, siteBookingLinks } from './booking-links';
import { BookingPlace } from './booking-place';
import { consultationToast, consultationWaiting } from './booking-toasts';
import { ChoiceList, CONSULTATION_LOOKS } from './choice-list';
import { CoreBookingDialog } from './core-booking-dialog';
import { dialogOpener } from './dialog-opener';
import { BackButton, DialogScene, StepTitle } from './dialog-parts';
import { consultationDialog } from './dialog-words';
import { CENTER_QUESTION, LearningCenterChoice } from './learning-center-choice';
import { ProgramDialog } from './program-dialog';
import { EnrollDialog, TrialDialog } from './trial-dialog';
import { useCloseDialog } from './use-close-dialog';
import { useSteppedFlow } from './use-stepped-flow';

export interface ConsultationFlow {
  readonly state: ConsultationState;
  /** Call it in the click: it may open a tab. */
  readonly choose: (event: ConsultationEvent) => void;
  /** To the question before. */
  readonly goBack: () => void;
}

/** The consultation flow: choosing a method opens the portal in a new tab. */
export function useConsultationFlow(links: BookingLinks = siteBookingLinks): ConsultationFlow {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: ConsultationState, event: ConsultationEvent) => consultationTransition(before, event, branch),
    [branch],
  );
  const resume = useCallback((answers: readonly string[]) => resumeConsultation(answers, branch), [branch]);
  const { state, send, now, goBack } = useSteppedFlow({ resume, transition, answerOf: consultationAnswer });

  const settle = (event: ConsultationEvent): ConsultationState => {
    const next = send(event);
    if (next.step !== 'closed') return next;
    if (next.toast) notify(toastShown(consultationToast(next.toast)));
    void close();
    return next;
  };

  const choose = (event: ConsultationEvent) => {
    const before = now();
    const next = settle(event);
    if (next.step !== 'handing-off' || next === before) return;
    void handOff({
      waiting: consultationWaiting(next.request.meetingMethod),
      makeLink: () => inTime(links.consultation(next.request)),
    }).then((outcome) => {
      if (outcome.type === 'popupBlocked') {
        notify(toastShown(POPUP_BLOCKED_TOAST));
        settle(outcome);
      } else settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    });
  };

  return { state, choose, goBack };
}

/** Books a free consultation: how to meet, then the portal in a new tab. */
export function ConsultationDialog({ links }: BookingDialogProps) {
  const { state, choose, goBack } = useConsultationFlow(links);
  const branch = useSiteSelector(selectChosenBranch);
  const place = consultationPlace(state, branch);
  const { title, options } = consultationDialog(place);
  const isBlocked = state.step === 'blocked';
  const isCenter = state.step === 'other-center';
  return (
    <Dialog
      open={state.step === 'method' || isCenter || isBlocked}
      onClose={() => choose({ type: 'dismissed' })}
      title={<StepTitle title={isBlocked ? READY_TITLE : isCenter ? CENTER_QUESTION.title : title} />}
      {...(!isBlocked && {
        description: isCenter
          ? CENTER_QUESTION.question
          : 'Free, and about your child: ages, interests, times.',
      })}
      {...(isCenter && { footer: <BackButton onBack={goBack} /> })}
    >
      {isBlocked ? (
        <ReadyLink
          url={state.url}
          label="Open the consultation booking"
          onOpened={() => choose({ type: 'linkOpened' })}
        />
      ) : isCenter ? (
        <LearningCenterChoice onChoose={(center) => choose({ type: 'centerChosen', center })} />
      ) : (
        <ChoiceList
          options={options}
          looks={CONSULTATION_LOOKS}
          selected={state.step === 'method' ? state.selected : null}
          onChoose={(method) => choose({ type: 'methodChosen', method })}
        />
      )}
      {place !== null && (
        <BookingPlace
          branch={place}
          {...(!isBlocked && { onOther: () => choose({ type: 'otherCenterWanted' }) })}
        />
      )}
      <DialogScene picture="block-code" />
    </Dialog>
  );
}

/** Dialogs that a campaign can link to: `/?dialog=trial`. */
const DIALOG_NAMES = ['trial', 'enroll', 'consultation', 'core-booking', 'program', 'coupon'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/** The dialog that a query asks for, or null. */
export const parseDialogName = (raw: unknown): DialogName | null =>
  DIALOG_NAMES.find((name) => name === raw) ?? null;

/** The coupon knows no address: how it closes is told from here. */
function CouponOfAddress() {
  const { close } = useCloseDialog();
  return <CouponDialog onClose={() => void close()} />;
}

const DIALOGS: Readonly<Record<DialogName, ComponentType<BookingDialogProps>>> = {
  trial: TrialDialog,
  enroll: EnrollDialog,
  consultation: ConsultationDialog,
  'core-booking': CoreBookingDialog,
  program: ProgramDialog,
  coupon: CouponOfAddress,
};

/**
 * Gives the focus back to the link that opened the dialog, unless something else has taken it by then; a link in the
 * dialog that led to another page leaves it at the content of that one.
 *
 * @param pathname the page that the dialog stood on.
 */
function returnFocus(pathname: string): void {
  requestAnimationFrame(() => {
    if (window.location.pathname !== pathname) {
      // After the dialog has given back what it took.
      requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
      return;
    }
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const opener = dialogOpener();
    const target = opener?.checkVisibility() === true ? opener : document.getElementById('content');
    target?.focus({ preventScroll: true });
  });
}

/** Shows the dialog that the address asks for; a name that is none shows nothing. */
export function DialogHost() {
  const [params] = useSearchParams();
  const name = parseDialogName(params.get('dialog'));
  const program = PROGRAM_KINDS.find((kind) => kind === params.get('program'));
  // The shell, which guards the whole page, may still be on its way when an address opens a dialog.
  useEffect(() => void startTouchGuard(), []);
  useEffect(() => {
    const { pathname } = window.location;
    return () => returnFocus(pathname);
  }, []);
  if (name === null) return null;
  const Dialog = DIALOGS[name];
  return <Dialog key={name} {...(program && { program })} />;
}
