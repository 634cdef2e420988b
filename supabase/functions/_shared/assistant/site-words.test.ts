import { inSiteWords } from './site-words.ts';

describe('inSiteWords', () => {
  it.each([
    ['Who are the instructors?', 'who are the teachers?'],
    ['My  son\nis ill', 'my child is ill'],
    ['A human being, please', 'a person, please'],
    ['Is it sonic?', 'is it sonic?'],
  ])('turns "%s" into "%s"', (question, expected) => {
    expect(inSiteWords(question)).toBe(expected);
  });
});
