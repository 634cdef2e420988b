import { choice, list } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { point } from '../leaves';

export const steps = defineBlock({
  about: 'Numbered steps, beside their headline or below it.',
  heading: 'needed',
  example: `stands: beside
steps:
  - title: Start with a question
    text: How does a robot notice a wall?
  - title: Build a first version
    text: Hands on the keyboard early.`,
  fields: {
    stands: v.optional(choice({ beside: 'beside', below: 'below' }), 'beside'),
    steps: list(point),
  },
});
