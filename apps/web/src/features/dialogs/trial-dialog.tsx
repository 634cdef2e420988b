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
  type TrialEvent,
  type TrialQuestion,
  type TrialState,
} from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { ChipList } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback } from 'react';

import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { handOff, POPUP_BLOCKED_TOAST, READY_TITLE, ReadyLink, type HandOffLink } from '../hand-off/hand-off';
import { toastShown } from '../notifications/notifications-slice';
import { inTime, siteBookingLinks, type BookingDialogProps } from './booking-links';
import { ChoiceList, LearningCenterChoice, MODE_LOOKS, PROGRAM_LOOKS, SESSION_LOOKS } from './choice-list';
import { BackButton, BookingPlace, DialogScene, FirstVisit, SlideIn, StepTitle } from './dialog-parts';
import { centerDialog, formatDialog, programDialog, sessionDialog, TRIAL_TOASTS } from './dialog-words';
import { useCloseDialog, useSteppedFlow } from './use-stepped-flow';

interface BookingFlowDialogProps extends BookingDialogProps {
  readonly purpose: BookingPurpose;
}

/** Where the portal's booking page opens: same tab on mobile, a new one otherwise. Specification 1, section 4. */
export const bookingTarget = (viewportWidthPx: number): 'same-tab' | 'new-tab' =>
  viewportWidthPx < MOBILE_BREAKPOINT_PX ? 'same-tab' : 'new-tab';

const NO_LONGER_WANTED: HandOffLink = { ok: false, error: { code: 'dismissed' } };

/** The free-trial flow, or its enroll variant: booking decides, this opens tabs, says toasts and closes. */
function useTrialFlow({ purpose, program, links = siteBookingLinks }: BookingFlowDialogProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const notify = useSiteDispatch();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: TrialState, event: TrialEvent) => trialTransition(before, event, branch),
    [branch],
  );
  const resume = useCallback(
    (answers: readonly string[]) =>
      resumeTrial(
        transition(CLOSED_TRIAL, { type: 'opened', purpose, ...(program && { program }) }),
        answers,
        branch,
      ),
    [branch, program, purpose, transition],
  );
  const { state, send, now, goBack } = useSteppedFlow({ resume, transition, answerOf: trialAnswer });

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
    const link = await inTime(links.trial(request));
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
    const next = settle(event);
    if (next.step === 'closed') void close();
    if (next.step !== 'busy' || next === before) return;
    void (bookingTarget(window.innerWidth) === 'same-tab' ? openHere(next.request) : openInTab(next.request));
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

/** The words of a step: its title, and what stands under it. */
function wordsOf(asking: TrialQuestion, place: BranchId | null): { title: string; question: string | null } {
  switch (asking.step) {
    case 'program':
      return programDialog(place);
    case 'format':
      return formatDialog(asking.purpose);
    case 'center':
    case 'other-center':
      return centerDialog(null);
    case 'session':
      return sessionDialog(asking.purpose);
  }
}

function Question({
  asking,
  flow,
}: {
  readonly asking: TrialQuestion;
  readonly flow: ReturnType<typeof useTrialFlow>;
}) {
  const { state, choose } = flow;
  const method = state.step === 'busy' ? state.request.meetingMethod : null;
  if (asking.step === 'program') {
    return (
      <ChoiceList
        options={programDialog(null).options}
        looks={PROGRAM_LOOKS}
        onChoose={(program) => choose({ type: 'programChosen', program })}
      />
    );
  }
  if (asking.step === 'format') {
    return (
      <ChoiceList
        options={formatDialog(asking.purpose).options}
        looks={MODE_LOOKS}
        busy={method && (method === 'Online' ? 'online' : 'in-center')}
        onChoose={(mode) => choose({ type: 'formatChosen', mode })}
      />
    );
  }
  if (asking.step === 'center' || asking.step === 'other-center') {
    return <LearningCenterChoice onChoose={(center) => choose({ type: 'centerChosen', center })} />;
  }
  return (
    <ChoiceList
      options={sessionDialog(asking.purpose).options}
      looks={SESSION_LOOKS}
      busy={method === 'Online' ? null : method}
      onChoose={(chosen) => choose({ type: 'sessionChosen', method: chosen })}
    />
  );
}

function BookingFlowDialog(props: BookingFlowDialogProps) {
  const { purpose } = props;
  const flow = useTrialFlow(props);
  const branch = useSiteSelector(selectChosenBranch);
  const { state, choose, goBack } = flow;
  const asking = trialQuestion(state);
  if (asking === null) return null;
  const place = trialPlace(state, branch);
  const { title, question } = wordsOf(asking, place);
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
      {...(question !== null && !isBlocked && { description: question })}
      footer={
        <>
          {hasBack && <BackButton onBack={goBack} />}
          {!hasBack && purpose === 'trial' && (
            <ChipList facts={['100% Free', 'No Credit Card']} label="About the trial class" tone="accent" />
          )}
        </>
      }
    >
      {isBlocked ? (
        <ReadyLink
          url={state.url}
          label="Open the booking page"
          onOpened={() => choose({ type: 'linkOpened' })}
        />
      ) : (
        <SlideIn step={progress?.number ?? 0}>
          <Question asking={asking} flow={flow} />
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
export function TrialDialog(props: BookingDialogProps) {
  return <BookingFlowDialog {...props} purpose="trial" />;
}

/** The same way for a family that enrolls. */
export function EnrollDialog(props: BookingDialogProps) {
  return <BookingFlowDialog {...props} purpose="enroll" />;
}
