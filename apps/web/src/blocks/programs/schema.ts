import { defineBlock } from '../define-block';
import { programNames } from '../leaves';

export const programs = defineBlock({
  about:
    'Programs, each with its picture and a line, at the place that the address names; online, those that are taught there.',
  heading: 'needed',
  anchor: 'related',
  example: 'programs: core, specialized, camps',
  fields: { programs: programNames },
});
