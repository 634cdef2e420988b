import { list, yesOrNo } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { point } from '../leaves';

export const points = defineBlock({
  about: 'Points with a tick each, beside their headline.',
  heading: 'needed',
  example: `points:
  - title: You can explain
    text: One thing, three ways.`,
  fields: { 'stays in sight': v.optional(yesOrNo, 'no'), points: list(point) },
});
