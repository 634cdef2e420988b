import { consultationPlace } from '@kidcode/booking';
import { Dialog } from '@kidcode/ui/dialog';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { READY_TITLE, ReadyLink } from '../hand-off/ready-link';
import { BackButton } from './back-button';
import { BookingPlace } from './booking-place';
import { ChoiceList } from './choice-list';
import { CONSULTATION_LOOKS } from './choice-looks';
import type { BookingDialogProps } from './booking-dialog-props';
import { DialogScene } from './dialog-scene';
import { consultationDialog } from './dialog-words';
import { CENTER_QUESTION, LearningCenterChoice } from './learning-center-choice';
import { StepTitle } from './step-title';
import { useConsultationFlow } from './use-consultation-flow';

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
