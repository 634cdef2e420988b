import type { BookingPurpose, TrialQuestion } from '@kidcode/booking';
import { trialPlace, trialProgress, trialQuestion } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { ChipList } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { animate } from 'framer-motion/dom/mini';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { READY_TITLE, ReadyLink } from '../hand-off/hand-off';
import { agesLine, PROGRAM_OPTIONS } from './ages-line';
import type { BookingDialogProps } from './booking-links';
import { BookingPlace } from './booking-place';
import { ChoiceList, MODE_LOOKS, PROGRAM_LOOKS, SESSION_LOOKS } from './choice-list';
import { formatDialog, PROGRAM_TYPE_DIALOG, sessionDialog } from './dialog-words';
import { FirstVisit } from './first-visit';
import { CENTER_QUESTION, LearningCenterChoice } from './learning-center-choice';
import { BackButton, DialogScene, StepTitle } from './dialog-parts';
import type { TrialFlow } from './use-trial-flow';
import { useTrialFlow } from './use-trial-flow';

/** Seconds and pixels: quick enough that nobody waits to read. */
const DURATION = 0.2;
const DISTANCE = 24;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlideInProps {
  /** The number of the step on screen. */
  readonly step: number;
  readonly children: ReactNode;
}

/** The next step comes in from the right, the one before from the left; still where motion is unwanted. */
function SlideIn({ step, children }: SlideInProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    const side = Math.sign(step - before.current);
    before.current = step;
    if (side === 0 || place.current === null || prefersStillness()) return;
    const move = animate(
      place.current,
      { opacity: [0, 1], transform: [`translateX(${side * DISTANCE}px)`, 'none'] },
      { duration: DURATION, ease: 'easeOut' },
    );
    return () => move.complete();
  }, [step]);
  return <div ref={place}>{children}</div>;
}

/** The words of a step: its title, and what stands under it. */
function wordsOf(asking: TrialQuestion, place: BranchId | null): { title: string; question: string | null } {
  switch (asking.step) {
    case 'program':
      return { ...PROGRAM_TYPE_DIALOG, question: agesLine(place) };
    case 'format':
      return formatDialog(asking.purpose);
    case 'center':
    case 'other-center':
      return CENTER_QUESTION;
    case 'session':
      return sessionDialog(asking.purpose);
  }
}

function Question({ asking, flow }: { readonly asking: TrialQuestion; readonly flow: TrialFlow }) {
  const { state, choose } = flow;
  const method = state.step === 'busy' ? state.request.meetingMethod : null;
  if (asking.step === 'program') {
    return (
      <ChoiceList
        options={PROGRAM_OPTIONS}
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

interface BookingFlowDialogProps extends BookingDialogProps {
  readonly purpose: BookingPurpose;
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
        isBlocked ? (
          <StepTitle title={READY_TITLE} />
        ) : (
          <StepTitle title={title} {...(progress && { step: progress })} />
        )
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
