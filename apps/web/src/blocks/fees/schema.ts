import { line } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const fees = defineBlock({
  about: 'The online courses that can be joined, each with its price; nothing while there are none.',
  heading: 'needed',
  anchor: 'fees',
  example: 'link: See the online camps',
  fields: { link: line },
});
