import { line, list } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const month = defineBlock({
  about: 'A month, week by week, and beside it the ideas that stay.',
  heading: 'needed',
  anchor: 'month',
  example: `weeks:
  - The first picture, and the first step
  - Finish the story and show it
stays: Ideas that stay
ideas:
  - Steps in order`,
  fields: { weeks: list(line), stays: line, ideas: list(line) },
});
