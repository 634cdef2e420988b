import { list } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';
import { point } from '../leaves';

export const lines = defineBlock({
  about: 'Few lines in large type, each with its explanation across.',
  heading: 'needed',
  example: `lines:
  - title: How sure are you?
    text: A machine that is always certain is worth a second look.`,
  fields: { lines: list(point) },
});
