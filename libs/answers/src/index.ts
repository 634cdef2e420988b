export {
  answerCard,
  answerMessage,
  type Answer,
  offerPage,
  type Outcome,
  privateWarning,
  suggest,
} from './answer';
export { CALLS } from './calls';
export type { Circumstances } from './circumstances';
export { type Deck, learnDeck, openDeck } from './deck';
export { unknownFacts } from './facts';
export { readMessage, type Read, type Reading, type Turn } from './reading';
export { fitSureness, LIKELY } from './sureness';
export { plainText } from './words';
