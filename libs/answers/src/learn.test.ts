import type { AnswerCard } from '@kidcode/school';

import { learnDeck, openDeck } from './deck';

const card = (id: string, asked: readonly string[], spanish: readonly string[]): AnswerCard => ({
  id,
  kind: 'answer',
  question: `What about ${id}?`,
  answer: 'So.',
  spanish: { question: `¿Qué pasa con ${id}?`, answer: 'Así.', asked: spanish },
  read: null,
  asked,
  call: null,
  season: null,
  scope: null,
  offered: true,
});
const CARDS = [
  card('parking', ['Where do I park?', 'is parking free', 'park park park'], ['¿Dónde me estaciono?']),
  card('lunch', ['Do you feed them lunch?', 'what do they eat'], ['¿Dan de comer?', 'el almuerzo']),
  card('robots', ['Do they build robots?'], ['robots']),
];
const QUESTIONS = ['where is the parkin lot', 'do they eat robots', 'comer', 'xyzzy', ''];

describe('a deck that is opened from what was kept', () => {
  it('finds what one finds that learns now', () => {
    const [fresh, kept] = [openDeck(CARDS), openDeck(CARDS, learnDeck(CARDS))];
    for (const question of QUESTIONS) {
      expect(kept.index.near(question)).toEqual(fresh.index.near(question));
      for (const [place] of CARDS.entries())
        expect(kept.index.covered(question.split(' '), place)).toBe(
          fresh.index.covered(question.split(' '), place),
        );
    }
    expect(kept.index.near('where do i park').indexOf(Math.max(...kept.index.near('where do i park')))).toBe(
      kept.place('parking'),
    );
  });

  it('reads the bytes wherever in their buffer they begin', () => {
    const bytes = learnDeck(CARDS);
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    const kept = openDeck(CARDS, shifted.subarray(1));
    expect(kept.index.near('lunch')).toEqual(openDeck(CARDS).index.near('lunch'));
  });

  it('refuses what was learnt from other cards', () => {
    expect(() => openDeck(CARDS.slice(1), learnDeck(CARDS))).toThrow('publish the school again');
  });
});

it('counts what share of some words a card has, and in how many cards a word stands', () => {
  const { covered, cardsWith } = openDeck(CARDS).index;
  expect(covered(['park'], 0)).toBe(1);
  expect(covered(['park'], 1)).toBe(0);
  // Once is half a word: it may be there by chance.
  expect(covered(['free'], 0)).toBe(0.5);
  expect([cardsWith('park'), cardsWith('robots'), cardsWith('pasa')]).toEqual([1, 1, 3]);
  expect(cardsWith('submarine')).toBe(0);
});
