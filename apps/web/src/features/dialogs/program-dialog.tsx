import {
  CLOSED_PROGRAM_CHOOSER,
  programChooserTransition,
  type ProgramChooserEvent,
  type ProgramChooserState,
} from '@kidcode/booking';
import { Button } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { ChoiceList } from './choice-list';
import { MODE_LOOKS, PROGRAM_LOOKS } from './choice-looks';
import type { BookingDialogProps } from './booking-dialog-props';
import { DialogScene } from './dialog-scene';
import { LEARNING_MODE_DIALOG, PROGRAM_TYPE_DIALOG } from './dialog-words';
import { StepTitle } from './step-title';
import { useCloseDialog } from './use-close-dialog';
import { useFlow } from './use-flow';

/** Leads to a program's page: program type, then the learning mode where the branch leaves a choice. */
export function ProgramDialog({ program }: BookingDialogProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const navigate = useNavigate();
  const { close } = useCloseDialog();
  const transition = useCallback(
    (before: ProgramChooserState, event: ProgramChooserEvent) =>
      programChooserTransition(before, event, branch),
    [branch],
  );
  const [state, send] = useFlow(
    () => transition(CLOSED_PROGRAM_CHOOSER, { type: 'opened', ...(program && { program }) }),
    transition,
  );
  const path = state.step === 'chosen' ? state.path : null;
  useEffect(() => {
    // In place of the dialog's own entry: Back leads to the page it was opened on.
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);

  const settle = (event: ProgramChooserEvent) => {
    if (send(event).step === 'closed') close();
  };
  const isMode = state.step === 'mode';
  const { title } = isMode ? LEARNING_MODE_DIALOG : PROGRAM_TYPE_DIALOG;
  return (
    <Dialog
      open={state.step === 'program' || isMode}
      onClose={() => settle({ type: 'dismissed' })}
      title={
        <StepTitle title={title} {...(branch !== 'online' && { step: { number: isMode ? 2 : 1, of: 2 } })} />
      }
      {...(isMode && {
        footer: (
          <Button
            variant="outline"
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            onClick={() => settle({ type: 'backed' })}
          >
            Back
          </Button>
        ),
      })}
    >
      {isMode ? (
        <ChoiceList
          options={LEARNING_MODE_DIALOG.options}
          looks={MODE_LOOKS}
          onChoose={(mode) => settle({ type: 'modeChosen', mode })}
        />
      ) : (
        <ChoiceList
          options={PROGRAM_TYPE_DIALOG.options}
          looks={PROGRAM_LOOKS}
          onChoose={(chosen) => settle({ type: 'programChosen', program: chosen })}
        />
      )}
      <DialogScene picture="robot-arm" />
    </Dialog>
  );
}
