import { defineBlock } from '../define-block';

export const reach = defineBlock({
  about: 'How to reach a person: the telephones of the centers, the mailbox, messages and hours.',
  heading: 'needed',
  example: 'tone: sunken',
  fields: {},
});
