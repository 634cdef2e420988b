import { fields, line, list, text } from '@kidcode/school/documents';

import { defineBlock } from '../define-block';

export const questions = defineBlock({
  about: 'What parents ask, answered; opens and closes without scripts.',
  heading: 'needed',
  anchor: 'questions',
  example: `questions:
  - question: What do we bring to the first class?
    answer: Yes. You decide afterwards.`,
  fields: { questions: list(fields('a question', { question: line, answer: text() })) },
});
