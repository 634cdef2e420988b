import { composeAnswer } from './compose-answer.ts';
import type { FoundPassage } from './found-passage.ts';

const found = (overrides: Partial<FoundPassage>): FoundPassage => ({
  path: '/faq',
  anchor: '',
  title: 'Questions',
  heading: '',
  content: 'Every child gets a computer.',
  sample: false,
  exact: false,
  score: 0.1,
  ...overrides,
});

describe('composeAnswer', () => {
  it('quotes what the pages say and names a person', () => {
    const answer = composeAnswer({ facts: [], passages: [found({ exact: true })] });
    expect(answer).toMatch(/^Here is what our pages say:\n\n> Every child gets a computer\./);
    expect(answer).toContain('[contact us](/contact-us) or call 844-KID-CODE');
  });

  it('puts facts of the libraries first', () => {
    const answer = composeAnswer({ facts: ['One week: **$254**'], passages: [found({ score: 0.9 })] });
    expect(answer).toMatch(/^One week: \*\*\$254\*\*\n\nFrom our pages:/);
  });

  it('says that it is not sure below the score, and offers a person before its guess', () => {
    const answer = composeAnswer({ facts: [], passages: [found({})] });
    expect(answer).toMatch(/^I am not sure that our pages answer this\./);
    expect(answer.indexOf('contact us')).toBeLessThan(answer.indexOf('The closest that I found'));
  });

  it('has an answer when nothing was found at all', () => {
    expect(composeAnswer({ facts: [], passages: [] })).toContain('A person at the center can.');
  });
});
