import type { Question } from '@kidcode/school';

/** Source: specification 1, section 1: "100% Free • No Credit Card". */
export const TRIAL_QUESTION: Question = {
  question: 'Is the trial class really free?',
  answer:
    'Yes. The trial is free and we do not ask for a credit card. Your child joins a class, sees the tool and makes something. You decide afterwards.',
};

export const BRING_QUESTION: Question = {
  question: 'Does my child need a computer of their own?',
  answer:
    'Tell us what you have at home when you book the trial. We will say what to bring, and whether anything has to be installed first.',
};

export const BEGINNER_QUESTION: Question = {
  question: 'My child has never coded. Is that a problem?',
  answer:
    'No. The trial class is there to find the right start. A child who can read a little, point and click has all that is needed for the first project.',
};
