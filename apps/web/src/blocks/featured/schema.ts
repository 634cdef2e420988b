import { line } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';
import { programNames } from '../leaves';

export const featured = defineBlock({
  about: 'A program on a large card, the first one named, with the others beside it.',
  heading: 'needed',
  example: `programs: core, math, ai-club
press: See the core program`,
  fields: { programs: programNames, press: line },
});
