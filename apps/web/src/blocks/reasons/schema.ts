import { fields, line, list, pageAddress, text } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const reasons = defineBlock({
  about: 'Numbered reasons, each with the page where it can be checked.',
  heading: 'needed',
  example: `reasons:
  - title: You try before you pay
    text: The first class is a trial.
    check: What happens in a trial
    to: /faq#trial-class`,
  fields: {
    reasons: list(fields('a reason', { title: line, text: text(), check: line, to: pageAddress })),
  },
});
