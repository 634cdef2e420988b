import { line } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const stairs = defineBlock({
  about:
    'The months of the core program as stairs, each with what a child makes in it; online each leads to its page.',
  heading: 'needed',
  anchor: 'levels',
  example: 'link: See this level',
  fields: { link: line },
});
