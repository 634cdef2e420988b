export {
  answerCard,
  answerMessage,
  type Answer,
  offerPage,
  type Outcome,
  privateWarning,
  readMessage,
  type Read,
  type Reading,
  suggest,
  type Turn,
} from './answer';
export { CALLS } from './calls';
export type { Circumstances } from './circumstances';
export { type Deck, learnDeck, openDeck } from './deck';
export { unknownFacts } from './facts';
export { fitSureness, LIKELY } from './sureness';
export { plainText } from './words';
