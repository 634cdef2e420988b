import { id } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const levels = defineBlock({
  about: 'All months of the core program as a row of bricks, with the ones before and after this one.',
  heading: 'none',
  example: 'level: level-2',
  fields: { level: id },
});
