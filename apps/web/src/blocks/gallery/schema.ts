import { fields, line, list, yesOrNo } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { scene } from '../leaves';

export const gallery = defineBlock({
  about:
    'Pictures side by side that open large: a room, a class, what children made. With "drawn: yes" they say that they are drawings.',
  heading: 'needed',
  example: `drawn: yes
pictures:
  - picture: hero/team-table.svg
    title: A class at its table`,
  fields: {
    drawn: v.exactOptional(yesOrNo),
    pictures: list(fields('a picture', { picture: scene, alt: v.exactOptional(line), title: line })),
  },
});
