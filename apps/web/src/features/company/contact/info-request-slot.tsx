import { island } from '../../../shared/island';
import { SlotPanel } from './slot-panel';

const InfoRequestForm = island('info-request', () =>
  import('../../leads/info-request-form').then((module) => module.InfoRequestForm),
);

/** The place of the information request form. */
export function InfoRequestSlot() {
  return (
    <SlotPanel>
      <InfoRequestForm />
    </SlotPanel>
  );
}
