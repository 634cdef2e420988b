import { defineBlock } from '../define-block';
import { presses } from '../leaves';

export const next = defineBlock({
  about: 'The last band of a page: what to do now.',
  heading: 'needed',
  example: `press:
  - trial
  - Read the FAQ -> /faq`,
  fields: { press: presses },
});
