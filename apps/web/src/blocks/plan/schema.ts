import { fields, line, list, meaning, text } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';

/** '5-15': from five to fifteen minutes after the start. */
const minutes = meaning((found) => {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(found) ?? [];
  return Number(from) < Number(to) ? { from: Number(from), to: Number(to) } : undefined;
}, 'minutes after the start, from-to, such as 5-15');

export const plan = defineBlock({
  about: 'A meeting minute by minute, as a tower of bricks that are as tall as they are long.',
  heading: 'needed',
  anchor: 'plan',
  example: `sample: yes
steps:
  - minutes: 0-10
    title: The odd answer
    text: One strange answer from a machine.
  - minutes: 10-45
    title: Build and train
    text: In pairs.`,
  fields: {
    steps: v.pipe(
      list(fields('a step', { minutes, title: line, text: text() })),
      v.nonEmpty('at least one step.'),
    ),
  },
});
