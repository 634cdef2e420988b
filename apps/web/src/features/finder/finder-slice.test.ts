import { FINDER_DEFAULTS, HOME_FINDER_DEFAULTS } from '@kidcode/branches';

import { branchChosen } from '../branch/branch-slice';
import { locationFound } from '../location/location-slice';
import { addressRead, centerSelected, criteriaChanged, finderReducer } from './finder-slice';

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

// The map stayed with the center of the list for ever, whatever was searched for then.
it.each([
  ['another search', criteriaChanged({ place: 'page', event: { type: 'queryTyped', query: 'zzz' } })],
  ['a step back', addressRead(SHARED)],
  ['another branch', branchChosen('euless')],
  ['a location', locationFound(DALLAS)],
])(
  '%s lets the center go that was shown from the list, not the one whose dialog is open',
  (_what, action) => {
    const chosen = (from: 'list' | 'map') => finderReducer(start, centerSelected({ id: 'euless', from }));
    expect(finderReducer(chosen('list'), action).selection).toBeNull();
    expect(finderReducer(chosen('map'), action).selection).toEqual({ id: 'euless', from: 'map' });
  },
);
