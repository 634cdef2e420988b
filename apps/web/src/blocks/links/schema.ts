import { fields, line, list, pageAddress } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const links = defineBlock({
  about: 'Where a reader may want to go next, as a short index.',
  heading: 'none',
  example: `links:
  - label: Contact us
    note: Where we are and when somebody answers
    to: /contact-us`,
  fields: { links: list(fields('a link', { label: line, note: line, to: pageAddress })) },
});
