import { line, list } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const ask = defineBlock({
  about:
    'For what has no fixed date or price: whom to call, an e-mail with its subject, and what to have ready.',
  heading: 'needed',
  anchor: 'ask',
  example: `subject: Birthday party
ready: Have this ready
tell:
  - Two days that would suit you`,
  fields: { subject: line, ready: line, tell: list(line) },
});
