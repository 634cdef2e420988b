import { line, pageAddress } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { scene as picture } from '../leaves';

export const scene = defineBlock({
  about: 'A headline and its words beside one picture.',
  heading: 'needed',
  example: `picture: hero/team-table.svg
press: Ask us something
to: /contact-us`,
  fields: { picture, alt: v.exactOptional(line), press: line, to: pageAddress },
});
