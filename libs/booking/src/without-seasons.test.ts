import { siteDay } from '@kidcode/school';

import { leadingIfAny, leadingShown } from './shown-camp';

jest.mock('@kidcode/current-school', () => ({
  ...jest.requireActual<object>('@kidcode/current-school'),
  SEASONS: [],
  SEASON_TABS: {},
}));

const TODAY = siteDay('2025-12-01');

// Whoever asked for the camp that leads failed, in a school that has none.
it('no camp leads in a school without a season', () => {
  expect(leadingIfAny(TODAY)).toBeNull();
  expect(() => leadingShown(TODAY)).toThrow('at least one season');
});
