export { answerMistakes, checkAnswers, isNotice, type AnswerFile } from './check-answers';
export { learnDeck } from '../deck';
export { readAnswers, type PlacedCard } from './read-answers';
