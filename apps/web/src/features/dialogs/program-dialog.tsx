import type { ProgramChooserEvent, ProgramChooserState } from '@kidcode/booking';
import {
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from '@kidcode/booking';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback, useEffect, useRef } from 'react';

import { useSiteNavigate } from '../../shared/navigation';
import { SiteLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import type { BookingDialogProps } from './booking-links';
import { ChoiceList, LearningCenterChoice, MODE_LOOKS, PROGRAM_LOOKS } from './choice-list';
import { centerDialog, LEARNING_MODE_DIALOG, programDialog } from './dialog-words';
import { BackButton, DialogScene, StepTitle } from './dialog-parts';
import { useCloseDialog, useSteppedFlow } from './use-stepped-flow';

/** Leads to a program's page: program type, then the learning mode where the branch leaves a choice. */
export function ProgramDialog({ program }: BookingDialogProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const navigate = useSiteNavigate();
  const close = useCloseDialog();
  const transition = useCallback(
    (before: ProgramChooserState, event: ProgramChooserEvent) =>
      programChooserTransition(before, event, branch),
    [branch],
  );
  const resume = useCallback(
    (answers: readonly string[]) =>
      resumeProgramChooser(
        transition(CLOSED_PROGRAM_CHOOSER, { type: 'opened', ...(program && { program }) }),
        answers,
        branch,
      ),
    [branch, program, transition],
  );
  const { state, send, goBack } = useSteppedFlow({ resume, transition, answerOf: programAnswer });

  const path = state.step === 'chosen' ? state.path : null;
  const isLeaving = useRef(false);
  useEffect(() => {
    if (path === null || isLeaving.current) return;
    isLeaving.current = true;
    // From the page itself: Back leads to it, and not into the dialog.
    void close().then(() => navigate(path));
  }, [close, navigate, path]);

  const settle = (event: ProgramChooserEvent) => {
    if (send(event).step === 'closed') void close();
  };
  const { step } = state;
  const isProgram = step === 'program' || step === 'closed';
  const { title, question } = isProgram
    ? programDialog(branch)
    : step === 'center'
      ? centerDialog(null)
      : LEARNING_MODE_DIALOG;
  const progress = programChooserProgress(step, program !== undefined, branch);
  return (
    <Dialog
      open={step !== 'closed' && step !== 'chosen'}
      onClose={() => settle({ type: 'dismissed' })}
      title={<StepTitle title={title} {...(progress && { step: progress })} />}
      description={question}
      {...((progress?.number ?? 1) > 1 && { footer: <BackButton onBack={goBack} /> })}
    >
      {step === 'center' ? (
        <LearningCenterChoice onChoose={(center) => settle({ type: 'centerChosen', center })} />
      ) : step === 'mode' ? (
        <ChoiceList
          options={LEARNING_MODE_DIALOG.options}
          looks={MODE_LOOKS}
          onChoose={(mode) => settle({ type: 'modeChosen', mode })}
        />
      ) : (
        <ChoiceList
          options={programDialog(branch).options}
          looks={PROGRAM_LOOKS}
          onChoose={(chosen) => settle({ type: 'programChosen', program: chosen })}
        />
      )}
      {step === 'program' && (
        <SiteLink href="/find-a-program" label="Not sure? Three questions find a program" />
      )}
      <DialogScene picture="robot-arm" />
    </Dialog>
  );
}
