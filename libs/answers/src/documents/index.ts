export { answerMistakes, checkAnswers, isNotice, type AnswerFile } from './check-answers';
export { readAnswers, type PlacedCard } from './read-answers';
