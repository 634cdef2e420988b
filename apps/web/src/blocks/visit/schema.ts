import { defineBlock } from '../define-block';

export const visit = defineBlock({
  about:
    'Where a program takes place: picture, hours, address and phone of the center that the address names, or of all.',
  heading: 'needed',
  anchor: 'visit',
  example: 'tone: tint',
  fields: {},
});
