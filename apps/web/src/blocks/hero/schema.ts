import { choice, line, list } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { presses, scene } from '../leaves';

export const hero = defineBlock({
  about: 'The top of a page: its title (# ...), the sentence below it, a picture, and what to do first.',
  heading: 'needed',
  example: `eyebrow: About us
picture: programs/about.svg
press: trial`,
  fields: {
    eyebrow: v.exactOptional(line),
    picture: v.exactOptional(scene),
    alt: v.exactOptional(line),
    facts: v.exactOptional(choice({ program: 'program', service: 'service', 'for adults': 'adults' })),
    rhythm: v.exactOptional(line),
    'at each place': v.exactOptional(v.record(v.string(), line)),
    chips: v.exactOptional(list(line)),
    press: v.exactOptional(presses),
  },
});
