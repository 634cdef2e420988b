import { choice } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';

export const notice = defineBlock({
  about: 'Something to know: a remark, or that there is nothing at the moment.',
  heading: 'needed',
  example: 'says: nothing yet',
  fields: { says: v.optional(choice({ 'a remark': 'remark', 'nothing yet': 'nothing' }), 'a remark') },
});
