import { FINDER_DEFAULTS, HOME_FINDER_DEFAULTS } from '@kidcode/branches';

import { branchChosen } from '../branch/branch-slice';
import { locationFound } from '../location/location-slice';
import { addressRead, criteriaChanged, finderReducer } from './finder-slice';

const start = finderReducer(undefined, { type: 'start' });
const DALLAS = { lat: 32.78, lng: -96.8 };
const SHARED = { ...FINDER_DEFAULTS, state: 'TX', distance: 50 };

it('keeps the criteria of the two finders apart', () => {
  const event = { type: 'queryTyped', query: 'euless' } as const;
  const { criteria } = finderReducer(start, criteriaChanged({ place: 'home', event }));
  expect(criteria.home.query).toBe('euless');
  expect(criteria.page).toBe(start.criteria.page);
});

it('resets the filters when the branch changes, but not what was typed', () => {
  const filtered = { ...SHARED, query: 'eu' };
  const after = finderReducer(
    { ...start, criteria: { page: filtered, home: filtered } },
    branchChosen('euless'),
  );
  expect(after.criteria.page).toEqual({ ...FINDER_DEFAULTS, query: 'eu' });
  expect(after.criteria.home).toEqual({ ...HOME_FINDER_DEFAULTS, query: 'eu' });
});

it('resets the filters when the location becomes known', () => {
  const filtered = { ...start, criteria: { page: SHARED, home: SHARED } };
  const { criteria } = finderReducer(filtered, locationFound(DALLAS));
  expect(criteria).toEqual({ page: FINDER_DEFAULTS, home: HOME_FINDER_DEFAULTS });
});

it('leaves the view of a shared link alone when the location comes by itself', () => {
  const shared = finderReducer(start, addressRead(SHARED));
  expect(finderReducer(shared, locationFound(DALLAS)).criteria.page).toEqual(SHARED);
});

it('takes a shared view for its own once the visitor changed it', () => {
  const event = { type: 'favoritesToggled' } as const;
  const shared = finderReducer(start, addressRead(SHARED));
  const own = finderReducer(shared, criteriaChanged({ place: 'page', event }));
  expect(finderReducer(own, locationFound(DALLAS)).criteria.page).toEqual(FINDER_DEFAULTS);
});
