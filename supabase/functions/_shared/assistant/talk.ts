import { BRAND } from '@kidcode/site';

import { phrasesOf } from './facts/topic.ts';
import type { PrivateKind } from './mask-private.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { Frame } from './question/frame.ts';

type Talk = readonly [pattern: RegExp, answer: (say: Phrases) => string];

const person = (say: Phrases): string => say.person(BRAND.phone.display);

/** What is said to a school's assistant and is no question to the school. The first that fits is answered. */
const TALK: readonly Talk[] = [
  [
    /\b(?:choking|(?:not|isnt|stopped) breathing|cant breathe|cannot breathe|unconscious|overdose\w*|seizure|suicid\w*|kill (?:myself|himself|herself)|bleeding (?:badly|a lot)|drowning|being abused|collapsed|anaphyla\w*|call 911|an emergency|heart attack)\b/,
    (say) => say.danger,
  ],
  [
    /\b(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,4}(?:instructions?|rules|above|previous|prompts?|guidelines)\b|\b(?:system prompt|you are now|pretend (?:to be|that you|you|youre)|act as|jailbreak|repeat after me|role ?play|developer mode|your (?:instructions|prompt)|output the|reveal your|do anything now)\b|^script\b/,
    (say) => say.notFollowed,
  ],
  [
    /\b(?:talk|speak|chat|connect|transfer) (?:\w+ ){0,3}(?:person|human|someone|somebody|representative|agent|staff|people|manager|receptionist)\b|\breal (?:person|human)\b|^(?:a )?(?:human|person|agent|representative|operator)(?: please)?$/,
    person,
  ],
  [
    /\b(?:stupid|useless|sucks?|idiots?|dumb|shut up|f+u+c+k\w*|bullshit|shit|crap|hate (?:you|this)|garbage|worthless|moron)\b/,
    (say) => `${say.sorry} ${person(say)}`,
  ],
  [
    /\b(?:are you (?:a |an )?(?:robot|bot|human|real|ai|person|machine|chatbot)|who am i (?:talking|speaking|chatting) (?:to|with)|who are you|what are you|is this (?:a |an )?(?:bot|robot|ai|person|human|real))\b/,
    (say) => `${say.automatic} ${person(say)}`,
  ],
  [
    /^(?:hi+|hello|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day))(?: there| everyone| all| team| again)?$/,
    (say) => say.hello,
  ],
  [/^(?:\w+ ){0,3}(?:thanks?|thank you|appreciate it)(?: \w+){0,4}$/, (say) => say.welcome],
  [
    /^(?:ok |okay )?(?:bye|good ?bye|bye bye|see (?:you|ya)|good night|have a (?:nice|good|great) \w+)(?: \w+)?$/,
    (say) => say.bye,
  ],
  [
    /^(?:ok|okay|k|kk|cool|great|nice|sure|yes|yeah|no|nope|yep|alright|all right|got it|perfect|good|awesome|i see|sounds good|fine|wow|lol)$/,
    (say) => say.ok,
  ],
];

/** Rows of letters that no language has, or nothing at all. */
const isGibberish = (words: string): boolean =>
  words === '' || words.split(' ').every((word) => /[^aeiouy\d%$]{5,}/.test(word) || /^(.)\1+$/.test(word));

/** A short fitting answer to what is no question; null for a question. */
export function talkOf(frame: Frame, found: ReadonlySet<PrivateKind>): string | null {
  const say = phrasesOf(frame.language);
  const talk = TALK.find(([pattern]) => pattern.test(frame.words));
  if (talk !== undefined) return talk[1](say);
  if (found.has('card') || found.has('number')) return `${say.privateData} ${person(say)}`;
  return isGibberish(frame.words) ? say.unclear : null;
}
