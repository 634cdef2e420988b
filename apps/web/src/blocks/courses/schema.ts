import { line } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const courses = defineBlock({
  about:
    'Every course of the school by its family, with days and times at the centers or online; a parent keeps those of an age or a day.',
  heading: 'needed',
  anchor: 'courses',
  example: `caption: Specialized programs
note: If it has passed, ask which group takes new children next.`,
  fields: { caption: line, note: line },
});
