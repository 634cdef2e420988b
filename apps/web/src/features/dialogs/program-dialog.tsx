import type { ProgramChooserEvent, ProgramChooserState } from '@kidcode/booking';
import {
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from '@kidcode/booking';
import { TextLink } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { agesLine, PROGRAM_OPTIONS } from './ages-line';
import type { BookingDialogProps } from './booking-links';
import { ChoiceList, MODE_LOOKS, PROGRAM_LOOKS } from './choice-list';
import { LEARNING_MODE_DIALOG, PROGRAM_TYPE_DIALOG } from './dialog-words';
import { CENTER_QUESTION, LearningCenterChoice } from './learning-center-choice';
import { BackButton, DialogScene, StepTitle } from './dialog-parts';
import { useCloseDialog } from './use-close-dialog';
import { useSteppedFlow } from './use-stepped-flow';

/** The words around each question; what is chosen stays on screen until its page is there. */
const QUESTIONS = {
  closed: PROGRAM_TYPE_DIALOG,
  program: PROGRAM_TYPE_DIALOG,
  mode: LEARNING_MODE_DIALOG,
  center: CENTER_QUESTION,
  chosen: LEARNING_MODE_DIALOG,
} as const satisfies Record<ProgramChooserState['step'], unknown>;

/** Leads to a program's page: program type, then the learning mode where the branch leaves a choice. */
export function ProgramDialog({ program }: BookingDialogProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const navigate = useSiteNavigate();
  const { close } = useCloseDialog();
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
  const { title, question } = QUESTIONS[step];
  const progress = programChooserProgress(step, program !== undefined, branch);
  const description = step === 'program' ? agesLine(branch) : question;
  return (
    <Dialog
      open={step !== 'closed' && step !== 'chosen'}
      onClose={() => settle({ type: 'dismissed' })}
      title={<StepTitle title={title} {...(progress && { step: progress })} />}
      {...(description !== null && { description })}
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
          options={PROGRAM_OPTIONS}
          looks={PROGRAM_LOOKS}
          onChoose={(chosen) => settle({ type: 'programChosen', program: chosen })}
        />
      )}
      {step === 'program' && (
        <TextLink asChild>
          <Link to="/find-a-program">Not sure? Three questions find a program</Link>
        </TextLink>
      )}
      <DialogScene picture="robot-arm" />
    </Dialog>
  );
}
