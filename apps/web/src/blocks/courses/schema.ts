import { line } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const courses = defineBlock({
  about:
    'Every course of the school by its family, with days and times at the centers or online; a parent keeps those of an age or a day.',
  heading: 'needed',
  anchor: 'courses',
  example: `caption: Specialized programs
note: After that day, ask us for a place in a running group.`,
  fields: { caption: line, note: line },
});
