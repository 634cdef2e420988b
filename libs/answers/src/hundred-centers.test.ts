import { CENTERS } from '@kidcode/branches';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import type { CenterFacts } from '@kidcode/school';
import { PLANTED } from '@kidcode/school/planting';

import { ON } from '../test/on';
import { answerMessage } from './answer';
import { openDeck } from './deck';
import { fill } from './facts';
import { readMessage } from './reading';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withAHundred: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withAHundred(jest.requireActual<Facts>('@kidcode/current-school')),
);

const [FIRST, SECOND] = CENTERS;
const OWN = PLANTED.at(-1);

// An answer of the school's contact was longer than 50 words as soon as there were thirty centers.
it('of many centers an answer names two, and says how many there are besides', () => {
  const others = CENTERS.length - 2;
  expect(fill('{phones}', 'en', ON)).toBe(
    `${FIRST?.name} ${FIRST?.phone}, ${SECOND?.name} ${SECOND?.phone}, ${others} others`,
  );
  expect(fill('{emails}', 'es', ON)).toBe(
    `${FIRST?.name} ${FIRST?.email}, ${SECOND?.name} ${SECOND?.email}, ${others} más`,
  );
});

it("the visitor's own center is the first of the two", () => {
  const circumstances = { ...ON, branch: OWN?.id as typeof ON.branch };
  const told = fill('{addresses}', 'en', circumstances);
  expect(told).toMatch(new RegExp(`^${OWN?.name}: .*; ${FIRST?.name}: .*; ${CENTERS.length - 2} others$`));
});

// A new center was another company, or a city in which none is announced: no example names it.
const deck = openDeck(ANSWERS);
it.each([
  ['What is the phone number of NAME?', 'phone'],
  ['address NAME', 'address'],
  ['is there parking in NAME', 'parking'],
])('a new center is asked about as the others are: %s', (question, card) => {
  const asked = question.replace('NAME', OWN?.name ?? '');
  const read = readMessage(deck, asked, [], ON);
  if ('sentence' in read) throw new Error('The question is in a language that is answered.');
  const answer = answerMessage(deck, asked, read.reading, ON);
  expect(answer.card).toBe(card);
  expect(answer.message).toContain(OWN?.phone);
});
