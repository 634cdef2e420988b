import { line, list } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { point } from '../leaves';

export const cards = defineBlock({
  about:
    'Points side by side, each on a card. With "sample: ..." they are examples, and say so in those words.',
  heading: 'needed',
  example: `sample: these are samples, not offers.
cards:
  - title: Camp leader
    text: Whole days in the school holidays.`,
  fields: { sample: v.exactOptional(line), cards: list(point) },
});
