import {
  CLOSED_TRIAL,
  resumeTrial,
  trialAnswer,
  trialPlace,
  trialProgress,
  trialQuestion,
  trialToast,
  trialTransition,
  type BookingPurpose,
  type BookingRequest,
  type LearningMode,
  type ProgramKind,
  type SessionMethod,
  type TrialEvent,
  type TrialQuestion,
  type TrialState,
} from '@kidcode/booking';
import type { BranchId, CenterId } from '@kidcode/branches';
import { ChipList } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback } from 'react';

import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';
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
import { toastShown } from '../notifications/notifications-slice';
import { bookingLinks, inTime, type BookingDialogProps } from './booking-links';
import { ChoiceList, LearningCenterChoice, MODE_LOOKS, PROGRAM_LOOKS, SESSION_LOOKS } from './choice-list';
import { BackButton, BookingPlace, DialogScene, FirstVisit, SlideIn, StepTitle } from './dialog-parts';
import { centerDialog, formatDialog, programDialog, sessionDialog, TRIAL_TOASTS } from './dialog-words';
import { useCloseDialog, useSteppedFlow } from './use-stepped-flow';

interface BookingFlowDialogProps extends BookingDialogProps {
  readonly purpose: BookingPurpose;
}

const NO_LONGER_WANTED: HandOffLink = { ok: false, error: { code: 'dismissed' } };

/** The free-trial flow, or its enroll variant: booking decides, this opens tabs, says toasts and closes. */
function useTrialFlow({ purpose, program }: BookingFlowDialogProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const close = useCloseDialog();
  const resume = useCallback(
    (answers: readonly string[]) => {
      const opened = { type: 'opened', purpose, ...(program && { program }) } as const;
      return resumeTrial(trialTransition(CLOSED_TRIAL, opened, branch), answers, branch);
    },
    [branch, program, purpose],
  );
  const { state, send, now, goBack } = useSteppedFlow({
    resume,
    transition: (before: TrialState, event: TrialEvent) => trialTransition(before, event, branch),
    answerOf: trialAnswer,
  });

  const settle = (event: TrialEvent): TrialState => {
    const before = now();
    const next = send(event);
    const toast = trialToast(next);
    if (before !== next && toast !== null) notify(toastShown(TRIAL_TOASTS[toast]));
    return next;
  };

  /** Closed, or left by Back, in the meantime: nobody waits for this link any more. */
  const isWaitedFor = (request: BookingRequest): boolean => {
    const latest = now();
    return latest?.step === 'busy' && latest.request === request;
  };
  const linkFor = async (request: BookingRequest): Promise<HandOffLink> => {
    const link = await inTime(bookingLinks.trial(request));
    return isWaitedFor(request) ? link : NO_LONGER_WANTED;
  };

  const openInTab = async (request: BookingRequest) => {
    const outcome = await handOff({
      waiting: TRIAL_TOASTS[purpose === 'trial' ? 'preparing-trial' : 'opening-center'].title,
      makeLink: () => linkFor(request),
    });
    if (!isWaitedFor(request)) return;
    if (outcome.type === 'popupBlocked') {
      notify(toastShown(POPUP_BLOCKED_TOAST));
      settle(outcome);
      return;
    }
    const next = settle({ type: outcome.type === 'opened' ? 'linkOpened' : 'linkFailed' });
    if (next.step === 'closed') void close();
  };

  const openHere = async (request: BookingRequest) => {
    const link = await linkFor(request).catch(() => NO_LONGER_WANTED);
    if (!isWaitedFor(request)) return;
    if (!link.ok) {
      settle({ type: 'linkFailed' });
      return;
    }
    settle({ type: 'linkOpened' });
    // From the page itself: one Back in the portal then leads to it, and not once more to the same.
    await close();
    window.location.assign(link.value);
  };

  const choose = (event: TrialEvent) => {
    const before = now();
    // Nothing is prepared without a connection: the question stays, and the dialog says why (D-286).
    if (!navigator.onLine && before && trialTransition(before, event, branch).step === 'busy') {
      notify(toastShown(TRIAL_TOASTS['booking-failed']));
      return;
    }
    const next = settle(event);
    if (next.step === 'closed') void close();
    if (next.step !== 'busy' || next === before) return;
    // The same tab on mobile, a new one otherwise (specification 1, section 4).
    void (window.innerWidth < MOBILE_BREAKPOINT_PX ? openHere : openInTab)(next.request);
  };

  return {
    state,
    /** Call it in the click: it may have to open a tab. */
    choose,
    /** To the question before; from a link that waits to be tapped, to the choice that made it. */
    goBack: () => {
      if (state.step === 'blocked') choose({ type: 'backed' });
      else goBack();
    },
  };
}

/** What a step asks: its title, what stands under it, and the choices. */
function stepOf(
  asking: TrialQuestion,
  place: BranchId | null,
  { state, choose }: ReturnType<typeof useTrialFlow>,
) {
  const method = state.step === 'busy' ? state.request.meetingMethod : null;
  switch (asking.step) {
    case 'program': {
      const { options, ...words } = programDialog(place);
      const onChoose = (program: ProgramKind) => choose({ type: 'programChosen', program });
      return { ...words, choices: <ChoiceList {...{ options, onChoose }} looks={PROGRAM_LOOKS} /> };
    }
    case 'format': {
      const { options, ...words } = formatDialog(asking.purpose);
      const busy = method && (method === 'Online' ? 'online' : 'in-center');
      const onChoose = (mode: LearningMode) => choose({ type: 'formatChosen', mode });
      return { ...words, choices: <ChoiceList {...{ options, busy, onChoose }} looks={MODE_LOOKS} /> };
    }
    case 'center':
    case 'other-center': {
      const onChoose = (center: CenterId) => choose({ type: 'centerChosen', center });
      return { ...centerDialog(null), choices: <LearningCenterChoice onChoose={onChoose} /> };
    }
    case 'session': {
      const { options, ...words } = sessionDialog(asking.purpose);
      const busy = method === 'Online' ? null : method;
      const onChoose = (chosen: SessionMethod) => choose({ type: 'sessionChosen', method: chosen });
      return { ...words, choices: <ChoiceList {...{ options, busy, onChoose }} looks={SESSION_LOOKS} /> };
    }
  }
}

function BookingFlowDialog(props: BookingFlowDialogProps) {
  const { purpose } = props;
  const flow = useTrialFlow(props);
  const branch = useSiteSelector(selectChosenBranch);
  const { state, choose, goBack } = flow;
  const asking = trialQuestion(state);
  if (asking === null) return null;
  const place = trialPlace(state, branch);
  const { title, question, choices } = stepOf(asking, place, flow);
  const isBlocked = state.step === 'blocked';
  const progress = trialProgress(asking, branch);
  const hasBack = isBlocked || progress === null || progress.number > 1;
  return (
    <Dialog
      open
      onClose={() => choose({ type: 'dismissed' })}
      title={
        <StepTitle
          {...(isBlocked ? { title: READY_TITLE } : { title, ...(progress && { step: progress }) })}
        />
      }
      description={isBlocked ? undefined : question}
      footer={
        <>
          {hasBack && <BackButton onBack={goBack} />}
          {!hasBack && purpose === 'trial' && (
            <ChipList facts={['100% Free', 'No Credit Card']} label="About the trial class" tone="accent" />
          )}
        </>
      }
    >
      {!isBlocked && <OfflineNotice />}
      {isBlocked ? (
        <ReadyLink
          url={state.url}
          label="Open the booking page"
          onOpened={() => choose({ type: 'linkOpened' })}
        />
      ) : (
        <SlideIn step={progress?.number ?? 0}>
          {choices}
          {purpose === 'enroll' && (asking.step === 'format' || asking.step === 'session') && <FirstVisit />}
        </SlideIn>
      )}
      {place !== null && (
        <BookingPlace
          branch={place}
          {...(!isBlocked && { onOther: () => choose({ type: 'otherCenterWanted' }) })}
        />
      )}
      <DialogScene picture="team-table" />
    </Dialog>
  );
}

/** Books a free trial class: program, format, session type. */
export const TrialDialog = (props: BookingDialogProps) => <BookingFlowDialog {...props} purpose="trial" />;

/** The same way for a family that enrolls. */
export const EnrollDialog = (props: BookingDialogProps) => <BookingFlowDialog {...props} purpose="enroll" />;
