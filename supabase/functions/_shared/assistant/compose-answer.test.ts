import { CENTERS } from '@kidcode/branches';
import { siteDay } from '@kidcode/scheduling';

import { type AnswerParts, composeAnswer } from './compose-answer.ts';
import type { FoundPassage } from './found-passage.ts';
import { readFrame } from './question/frame.ts';

const SCALE = { foreign: 0.2, same: 0.8, sure: 0.6 };

const found = (overrides: Partial<FoundPassage> = {}): FoundPassage => ({
  path: '/faq',
  anchor: 'laptops',
  title: 'Questions',
  heading: 'Who brings the computer?',
  content: 'Every child gets a computer.',
  sample: false,
  score: 0.3,
  share: 0.2,
  ...overrides,
});

const compose = (parts: Partial<AnswerParts>, question = 'Does my child need a laptop?') =>
  composeAnswer({
    frame: readFrame(question, siteDay('2025-12-01')),
    facts: null,
    passages: [],
    scale: SCALE,
    known: () => new Set(),
    ...parts,
  });

const SURE = found({ score: 0.75, share: 0.9 });

describe('composeAnswer', () => {
  it('is not sure of what a page says of another center than the one that is asked about', () => {
    const [one, other] = CENTERS;
    if (one === undefined || other === undefined) throw new Error('two centers');
    const passages = [found({ ...SURE, content: `A class in ${one.name} takes up to 10.` })];
    const kindOf = (question: string) => compose({ passages }, question).kind;
    expect(kindOf(`How many take a class in ${other.name}?`)).toBe('unsure');
    expect(kindOf(`How many take a class in ${one.name}?`)).toBe('quote');
    expect(kindOf('How many take a class?')).toBe('quote');
  });

  it('is not sure of a passage that has all the words and another meaning', () => {
    expect(compose({ passages: [found({ score: 0.45, share: 1 })] }).kind).toBe('unsure');
  });

  it('quotes one passage under its question', () => {
    expect(compose({ passages: [SURE, found()] })).toEqual({
      kind: 'quote',
      message: '**Who brings the computer?**\n\n> Every child gets a computer.\n\n[Questions](/faq#laptops)',
    });
  });

  it('sets nothing beside facts', () => {
    expect(compose({ facts: 'One week: **$254**', passages: [SURE] })).toEqual({
      kind: 'facts',
      message: 'One week: **$254**',
    });
  });

  it.each([
    ['neither near nor in its words', found()],
    ['near, but of other words', found({ score: 0.6, share: 0 })],
    ['of the same words, but far', found({ score: 0.25, share: 0.8 })],
  ])('says that it is not sure of what is %s, offers a person and names the closest', (_what, passage) => {
    const { kind, message } = compose({ passages: [passage] });
    expect(kind).toBe('unsure');
    expect(message).toMatch(/^I am not sure .*call 844-KID-CODE or \[write to us\]\(\/contact-us\)\./);
    expect(message).toContain('The closest I found: [Questions](/faq#laptops)');
    expect(message).not.toContain('>');
  });

  it('judges full text alone by the words', () => {
    expect(compose({ passages: [found({ score: null, share: 0.9 })] }).kind).toBe('quote');
    expect(compose({ passages: [found({ score: null, share: 0.4 })] }).kind).toBe('unsure');
  });

  it('has an answer when nothing was found at all', () => {
    expect(compose({}).message).toContain('I am not sure');
  });

  it('introduces an English quotation in Spanish', () => {
    expect(compose({ passages: [SURE] }, '¿Necesita mi hijo una computadora?').message).toMatch(
      /^De nuestras páginas, que están en inglés:/,
    );
  });
});
