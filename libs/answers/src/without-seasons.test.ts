import { BRAND } from '@kidcode/site';

import { ON } from '../test/on';
import { tell } from '../test/school-deck';
import { FACT_NAMES, fill } from './facts';

jest.mock('@kidcode/current-school', () => {
  const own = jest.requireActual<{ PAGES: readonly string[] }>('@kidcode/current-school');
  return {
    ...own,
    SEASONS: [],
    SEASON_TABS: {},
    PAGES: own.PAGES.filter((page) => !page.startsWith('camp')),
  };
});

// The assistant of a school fresh from `school new`, which has no season, failed on ordinary questions.
it.each(FACT_NAMES)('{%s} can be asked for in a school without a season', (fact) => {
  for (const name of ['', 'camp']) expect(() => fill(`{${fact} ${name}}`, 'en', ON)).not.toThrow();
});

it.each(['groups', 'group-size', 'ages camp'])('{%s} is no fact there', (placeholder) =>
  expect(fill(`{${placeholder}}`, 'en', ON)).toBeNull(),
);

it('the ages are those of the school, and no camp is named', () => {
  const { message } = tell('what ages do you teach');
  expect(message).toContain(`The school is for ages ${BRAND.ages.from}-${BRAND.ages.to}.`);
  expect(message).not.toMatch(/(?<!online )camps/);
});

it.each([
  'my daughter is 9, which program is right for her',
  'in which group is my 9 year old',
  'camp groups of 20 kids in each group, right?',
  'do you have summer camp',
  'when are you open',
])('%p does not fail', (question) => expect(() => tell(question)).not.toThrow());
