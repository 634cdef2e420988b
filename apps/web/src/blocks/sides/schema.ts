import { fields, line, list, text } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';

const side = fields('a side', {
  title: line,
  text: v.exactOptional(text()),
  yes: v.optional(list(line), []),
  no: v.optional(list(line), []),
});

export const sides = defineBlock({
  about: 'Two halves of one thing, side by side: words, or lines with a tick ("yes") or a cross ("no").',
  heading: 'needed',
  example: `left:
  title: What we do
  yes:
    - Keep the plan and the time
right:
  title: What we do not do
  no:
    - Write the answer`,
  fields: { left: side, right: side },
});
