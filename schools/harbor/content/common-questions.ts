import type { Question } from '@kidcode/school';

export const LOOK_IN_QUESTION: Question = {
  question: 'Does the first afternoon cost anything?',
  answer: 'No. Look in, build something small, take it home.',
};

export const TOOLS_QUESTION: Question = {
  question: 'Do we have to buy anything?',
  answer: 'No. Tools, parts and laptops stay at the workshop. What your child builds does not.',
};
