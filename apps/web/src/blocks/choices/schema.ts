import { fields, line, list } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';
import { programName } from '../leaves';

export const choices = defineBlock({
  about: 'Helps to choose: what a parent says about a child, and the program that fits.',
  heading: 'needed',
  anchor: 'choose',
  example: `choices:
  - says: My child wants to know how things work.
    program: core`,
  fields: { choices: list(fields('a choice', { says: line, program: programName })) },
});
