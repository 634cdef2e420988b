import { bookingBranch, type BookingPurpose, type TrialState } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { Button, ChipList } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { ArrowLeft } from 'lucide-react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { READY_TITLE, ReadyLink } from '../hand-off/ready-link';
import { BookingPlace } from './booking-place';
import { ChoiceList } from './choice-list';
import { MODE_LOOKS, PROGRAM_LOOKS, SESSION_LOOKS } from './choice-looks';
import type { BookingDialogProps } from './booking-dialog-props';
import { DialogScene } from './dialog-scene';
import { formatDialog, PROGRAM_TYPE_DIALOG, SESSION_TYPE_DIALOG } from './dialog-words';
import { SlideIn } from './slide-in';
import { StepTitle } from './step-title';
import { useTrialFlow, type TrialFlow } from './use-trial-flow';

type AskingState = Extract<TrialState, { step: 'program' | 'format' | 'session' }>;

/** The step whose question is on screen: while its link is made, and when no tab could be opened, it stays. */
function askingStep(state: TrialState): AskingState | null {
  if (state.step === 'closed') return null;
  return state.step === 'busy' || state.step === 'blocked' ? state.from : state;
}

/** Which step of how many; a branch without a center asks one question less. */
function progressOf({ step, programGiven }: AskingState, branch: BranchId): { number: number; of: number } {
  const asked = [...(programGiven ? [] : ['program']), 'format', ...(branch === 'online' ? [] : ['session'])];
  return { number: asked.indexOf(step) + 1, of: asked.length };
}

function dialogOf(asking: AskingState) {
  if (asking.step === 'program') return PROGRAM_TYPE_DIALOG;
  return asking.step === 'format' ? formatDialog(asking.purpose) : SESSION_TYPE_DIALOG;
}

function Question({ asking, flow }: { readonly asking: AskingState; readonly flow: TrialFlow }) {
  const { state, choose } = flow;
  const method = state.step === 'busy' ? state.request.meetingMethod : null;
  if (asking.step === 'program') {
    return (
      <ChoiceList
        options={PROGRAM_TYPE_DIALOG.options}
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
  return (
    <ChoiceList
      options={SESSION_TYPE_DIALOG.options}
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
  const branch = bookingBranch(useSiteSelector(selectChosenBranch), 'trial');
  const { state, choose } = flow;
  const asking = askingStep(state);
  if (asking === null) return null;
  const { title, question } = dialogOf(asking);
  const isBlocked = state.step === 'blocked';
  const progress = progressOf(asking, branch);
  const hasBack = isBlocked || progress.number > 1;
  return (
    <Dialog
      open
      onClose={() => choose({ type: 'dismissed' })}
      title={isBlocked ? <StepTitle title={READY_TITLE} /> : <StepTitle title={title} step={progress} />}
      {...(question !== null && !isBlocked && { description: question })}
      footer={
        <>
          {hasBack && (
            <Button
              variant="outline"
              icon={<ArrowLeft size={20} aria-hidden="true" />}
              onClick={() => choose({ type: 'backed' })}
            >
              Back
            </Button>
          )}
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
        <SlideIn step={progress.number}>
          <Question asking={asking} flow={flow} />
        </SlideIn>
      )}
      <BookingPlace branch={branch} />
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
