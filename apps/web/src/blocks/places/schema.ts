import { defineBlock } from '../define-block';

export const places = defineBlock({
  about: 'Every center and the online school, each with its address, its hours and the way to its page.',
  heading: 'needed',
  example: 'tone: sunken',
  fields: {},
});
