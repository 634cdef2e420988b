import { bookingBranch } from '@kidcode/booking';
import { Dialog } from '@kidcode/ui/dialog';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { READY_TITLE, ReadyLink } from '../hand-off/ready-link';
import { BookingPlace } from './booking-place';
import { ChoiceList } from './choice-list';
import { CONSULTATION_LOOKS } from './choice-looks';
import type { BookingDialogProps } from './booking-dialog-props';
import { DialogScene } from './dialog-scene';
import { consultationDialog } from './dialog-words';
import { StepTitle } from './step-title';
import { useConsultationFlow } from './use-consultation-flow';

/** Books a free consultation: how to meet, then the portal in a new tab. */
export function ConsultationDialog({ links }: BookingDialogProps) {
  const { state, choose, followed, dismiss } = useConsultationFlow(links);
  const branch = bookingBranch(useSiteSelector(selectChosenBranch), 'consultation');
  const { title, options } = consultationDialog(branch);
  const isBlocked = state.step === 'blocked';
  return (
    <Dialog
      open={state.step === 'method' || isBlocked}
      onClose={dismiss}
      title={<StepTitle title={isBlocked ? READY_TITLE : title} />}
      {...(!isBlocked && { description: 'Free, and about your child: ages, interests, times.' })}
    >
      {isBlocked ? (
        <ReadyLink url={state.url} label="Open the consultation booking" onOpened={followed} />
      ) : (
        <ChoiceList
          options={options}
          looks={CONSULTATION_LOOKS}
          selected={state.step === 'method' ? state.selected : null}
          onChoose={choose}
        />
      )}
      <BookingPlace branch={branch} />
      <DialogScene picture="block-code" />
    </Dialog>
  );
}
