import fc from 'fast-check';

import type { FoundPassage } from './found-passage.ts';
import { plain, quotePassage as quoteOf } from './quote-passage.ts';

const quotePassage = (found: FoundPassage, known: readonly string[] = [], question = '') =>
  quoteOf(found, question, new Set(known), 'sample content');

const passage = (content: string, overrides: Partial<FoundPassage> = {}): FoundPassage => ({
  path: '/faq',
  anchor: '',
  title: 'Questions',
  heading: 'Laptops',
  content,
  sample: false,
  score: 0.5,
  share: 1,
  ...overrides,
});

describe('quotePassage', () => {
  it('quotes and links to the place in the page', () => {
    expect(quotePassage(passage('Every child gets a computer.', { anchor: 'laptops' }))).toBe(
      '> Every child gets a computer.\n\n[Questions: Laptops](/faq#laptops)',
    );
  });

  it.each([
    'It costs $299 a week.',
    'Get 15% off now.',
    'Camp starts December 22.',
    'Register by 12/15/2025.',
    'Only 300 dollars.',
  ])('leaves %p out, because only the libraries say such things', (sentence) => {
    expect(quotePassage(passage(`Robots for all. ${sentence} Bring lunch.`))).toBe(
      '> Robots for all. Bring lunch.\n\n[Questions: Laptops](/faq)',
    );
    expect(quotePassage(passage(sentence))).toBe('[Questions: Laptops](/faq)');
  });

  it('quotes a price that the libraries say today', () => {
    expect(quotePassage(passage('It costs $299 a week.'), ['$299'])).toContain('> It costs $299 a week.');
    expect(quotePassage(passage('It costs $299 or $5 a week.'), ['$299'])).not.toContain('>');
  });

  it('sets a question above its answer', () => {
    expect(quotePassage(passage('No.', { heading: 'Do we bring a laptop?' }))).toBe(
      '**Do we bring a laptop?**\n\n> No.\n\n[Questions](/faq)',
    );
  });

  it('begins in a long passage where it speaks of the question', () => {
    const text = `${'Robots are fun for all. '.repeat(20)}The medicine stays at the desk.`;
    expect(quotePassage(passage(text), [], 'where is the medicine')).toContain(
      '> The medicine stays at the desk.',
    );
  });

  it('never quotes a price that no library says, whatever the text', () => {
    const text = fc.array(
      fc.oneof(
        fc.constantFrom('$5', ' $ 20', '15%', ' percent ', '. ', 'May 3', '\n'),
        fc.string({ maxLength: 12 }),
      ),
    );
    fc.assert(
      fc.property(text, (parts) => {
        expect(quotePassage(passage(parts.join('')))).not.toMatch(/\$\s?\d|\d\s?%/);
      }),
    );
  });

  it('shows Markdown and markup in a page as text', () => {
    expect(plain('<script> [x](javascript:alert(1)) *b* `c`')).toBe(
      '\\<script\\> \\[x\\](javascript:alert(1)) \\*b\\* \\`c\\`',
    );
  });

  it('shortens a long passage between words', () => {
    const quote = quotePassage(passage('word '.repeat(200)));
    expect(quote.length).toBeLessThan(400);
    expect(quote).toContain('word ...');
  });
});
