import { ANSWERS } from '@kidcode/current-school/generated/answers';
import LEARNT from '@kidcode/current-school/generated/answers-learnt.bin';

import { type Answer, answerMessage } from '../src/answer';
import type { Circumstances } from '../src/circumstances';
import { openDeck } from '../src/deck';
import { ON } from './on';
import { readMessage, type Turn } from '../src/reading';

export const DECK = openDeck(ANSWERS, LEARNT);

/** What a parent reads after the questions of a conversation, the last one being asked now. */
export function tell(questions: string | readonly string[], circumstances: Circumstances = ON): Answer {
  const turns: Turn[] = [];
  let last: Answer = { outcome: 'none', card: null, message: '', choices: [] };
  for (const question of typeof questions === 'string' ? [questions] : questions) {
    const read = readMessage(DECK, question, turns, circumstances);
    last =
      'sentence' in read
        ? { outcome: 'none', card: null, message: read.sentence, choices: [] }
        : answerMessage(DECK, question, read.reading, circumstances);
    turns.push({ question, card: last.card });
  }
  return last;
}
