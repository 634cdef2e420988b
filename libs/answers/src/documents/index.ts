export { checkAnswers, type AnswerFile } from './check-answers';
export { readAnswers, type PlacedCard } from './read-answers';
