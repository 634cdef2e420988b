export { checkAnswers, type AnswerFile } from './check-answers';
export { readAnswers, type DocumentProblem, type PlacedCard } from './read-answers';
