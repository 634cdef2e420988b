import { line } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { courseNames } from '../leaves';

export const timetable = defineBlock({
  about: 'Days, time, ages and start of some courses, named by their documents: at the centers, or online.',
  heading: 'needed',
  anchor: 'timetable',
  example: `caption: AI courses
courses: ai-exploration, ai-website`,
  fields: { caption: line, courses: courseNames, note: v.exactOptional(line) },
});
