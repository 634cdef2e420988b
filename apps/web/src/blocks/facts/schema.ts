import { fields, line, list } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const facts = defineBlock({
  about: 'Figures and short answers side by side.',
  heading: 'none',
  example: `tiles:
  - label: First class
    value: Free
    note: No credit card`,
  fields: { tiles: list(fields('a fact', { label: line, value: line, note: line })) },
});
