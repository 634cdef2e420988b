import { defineBlock } from '../define-block';
import { programNames } from '../leaves';

export const tiles = defineBlock({
  about: 'A few programs by their pictures.',
  heading: 'needed',
  example: 'programs: specialized, game-development, camps',
  fields: { programs: programNames },
});
