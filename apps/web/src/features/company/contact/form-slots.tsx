import { styled } from '@kidcode/ui';

import { island } from '../../../shared/island';

export const TeacherMessageForm = island('teacher-message', () =>
  import('../../leads/contact-forms').then((module) => module.TeacherMessageForm),
);

export const InfoRequestForm = island('info-request', () =>
  import('../../leads/contact-forms').then((module) => module.InfoRequestForm),
);

/** Around one of the forms. */
export const FormSlot = /* @__PURE__ */ styled('div', {
  layerStyle: 'card',
  display: 'grid',
  gap: '6',
  justifyItems: 'start',
  '& > [data-island]': { justifySelf: 'stretch' },
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
});
