import type { BranchId } from '@kidcode/branches';
import { styled } from '@kidcode/ui';

import { island } from '../../../shared/island';

const TeacherMessageForm = island('teacher-message', () =>
  import('../../leads/contact-forms').then((module) => module.TeacherMessageForm),
);

export function TeacherMessageSlot({ branch }: { readonly branch: BranchId | null }) {
  return (
    <SlotPanel>
      <TeacherMessageForm branch={branch} />
    </SlotPanel>
  );
}

const InfoRequestForm = island('info-request', () =>
  import('../../leads/contact-forms').then((module) => module.InfoRequestForm),
);

export function InfoRequestSlot() {
  return (
    <SlotPanel>
      <InfoRequestForm />
    </SlotPanel>
  );
}

const SlotPanel = /* @__PURE__ */ styled('div', {
  layerStyle: 'card',
  display: 'grid',
  gap: '6',
  justifyItems: 'start',
  '& > [data-island]': { justifySelf: 'stretch' },
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
});
