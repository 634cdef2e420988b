import { wordsOf, id } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { presses } from '../leaves';

const offers = v.optional(wordsOf(id), []);

export const price = defineBlock({
  about:
    'What something costs as far as the site knows it, how to ask for the rest, and the offers that hold for it: everywhere, and online besides.',
  heading: 'needed',
  anchor: 'price',
  example: `offers: first-month
offers online: coupon
press: enroll`,
  fields: { offers, 'offers online': offers, press: v.exactOptional(presses) },
});
