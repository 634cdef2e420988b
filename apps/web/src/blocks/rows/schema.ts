import { fields, line, list, pageAddress, text } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';
import { scene } from '../leaves';

export const rows = defineBlock({
  about:
    'A picture with words beside it, one below the other, the pictures in turn on the left and on the right. With "sample: ..." they are examples, and say so.',
  heading: 'needed',
  example: `rows:
  - title: Boats that steer themselves
    text: A game is a long list of small decisions.
    picture: hero/game-level.svg
    press: Game development
    to: /class-schedule`,
  fields: {
    sample: v.exactOptional(line),
    rows: list(
      fields('a row', {
        title: line,
        text: text(),
        picture: scene,
        alt: v.exactOptional(line),
        press: line,
        to: pageAddress,
      }),
    ),
  },
});
