import { defineBlock } from '../define-block';

export const clocks = defineBlock({
  about: "When online classes meet, on the school's time and on the family's own clock.",
  heading: 'needed',
  anchor: 'schedule',
  example: 'where: online',
  fields: {},
});
