import { CENTER_IDS } from '@kidcode/branches';
import { campOn, findOnlineCourse, ONLINE_COURSES, seasonStatus, siteDay } from '@kidcode/scheduling';
import fc from 'fast-check';

import { campForToken, courseForToken } from './for-token';
import {
  coursePlace,
  courseStanding,
  isKnownPlace,
  campSeats,
  offerWithPlaces,
  nearestFree,
  weeksWithoutPlace,
  freshPlaces,
  hasPlace,
  NO_PLACES,
  placeKey,
  placeStanding,
  placesWords,
  withPlaces,
} from './places';
import type { CampPlaces, CountedRow, PlacesLeft } from './places';
import { enumerateSelections } from './enumerate-selections';
import { registrationOptions, seasonOffer } from './season-offer';
import { validateRegistration } from './registration-form';
import { shownCamp } from './shown-camp';

const TODAY = siteDay('2025-12-01');
const WINTER = campOn('winter', TODAY);
const OFFER = seasonOffer('winter', seasonStatus('winter', TODAY));
const [HERE = 'euless', THERE = 'euless'] = CENTER_IDS;

const place = (week: number, center: string = HERE) => ({
  edition: WINTER.editionId,
  week,
  part: 'full_day',
  center,
});
const at = (places: PlacesLeft): CampPlaces => ({ places, camp: WINTER, center: HERE, duration: 'full_day' });
const counted = (left: number | 'closed', week = 1, center: string = HERE): PlacesLeft => ({
  [placeKey(place(week, center))]: left,
});

describe('a counted place', () => {
  it.each<[number | 'closed', ReturnType<typeof placeStanding>, string | null]>([
    [7, { kind: 'free' }, null],
    [6, { kind: 'free' }, null],
    [5, { kind: 'few', left: 5 }, '5 places left'],
    [1, { kind: 'few', left: 1 }, '1 place left'],
    [0, { kind: 'full' }, null],
    ['closed', { kind: 'closed' }, null],
  ])('with %p left stands at %j', (left, standing, words) => {
    expect(placeStanding(counted(left), place(1))).toEqual(standing);
    expect(placesWords(standing)).toBe(words);
  });

  it('that nobody has counted is not known, whatever its name is', () => {
    expect(placeStanding(NO_PLACES, place(1))).toEqual({ kind: 'unknown' });
    const odd = { edition: '__proto__', week: 1, part: 'constructor', center: 'toString' };
    expect(placeStanding(JSON.parse('{"__proto__": 0}') as PlacesLeft, odd)).toEqual({ kind: 'unknown' });
  });

  const row = (changes: Partial<CountedRow>): CountedRow => ({
    ...place(1),
    left: 3,
    closed: false,
    ageSeconds: 0,
    ...changes,
  });
  it.each<[string, Partial<CountedRow>, number | 'closed' | undefined]>([
    ['just now', {}, 3],
    ['48 hours ago', { ageSeconds: 48 * 3_600 }, 3],
    ['a second before that', { ageSeconds: 48 * 3_600 + 1 }, undefined],
    ['closed long ago', { closed: true, ageSeconds: 1e9 }, 'closed'],
    ['below zero', { left: -2 }, 0],
  ])('said %s', (_, changes, told) => {
    expect(freshPlaces([row(changes)])[placeKey(place(1))]).toBe(told);
  });
});

it.each<[string, PlacesLeft, readonly number[], ReturnType<typeof campSeats>]>([
  ['nothing is known', NO_PLACES, [1, 2], null],
  ['one week is not known', counted(0), [1, 2], null],
  ['one is full and one has few', { ...counted(0), ...counted(2, 2) }, [1, 2], 'few'],
  ['one is full and one has many', { ...counted(0), ...counted(9, 2) }, [1, 2], null],
  ['each is full or closed', { ...counted(0), ...counted('closed', 2) }, [1, 2], 'full'],
  ['the only week on sale is full', counted(0), [1], 'full'],
  ['nothing is on sale', counted(0), [], null],
])('a camp at a center where %s', (_, places, openWeeks, told) => {
  expect(campSeats({ places, camp: WINTER, center: HERE }, openWeeks)).toBe(told);
});

describe('an offer with places', () => {
  it('is the very same where nothing is known of its weeks', () => {
    expect(offerWithPlaces(OFFER, at(NO_PLACES))).toBe(OFFER);
    expect(offerWithPlaces(OFFER, at(counted(0, 1, THERE)))).toBe(OFFER);
  });

  it('lacks a full week and the full camp, and says why', () => {
    const offer = offerWithPlaces(OFFER, at(counted(0)));
    expect(offer.openWeeks).toEqual([2]);
    const options = registrationOptions(offer, 'weekly');
    expect(options.weeks[0]).toMatchObject({ value: 1, disabled: true, note: 'Full' });
    expect(options.weeks[1]).toMatchObject({ value: 2, disabled: false, note: null });
    expect(options.types[0]).toMatchObject({ value: 'full_camp', disabled: true, note: 'Full' });
    const state = { duration: 'full_day', paymentOption: '', weeks: [1, 2] } as const;
    expect(validateRegistration({ ...state, registrationType: 'weekly' }, offer)).toEqual({
      weeks: 'A selected week is full',
    });
    expect(
      validateRegistration({ ...state, registrationType: 'full_camp', paymentOption: 'full' }, offer),
    ).toEqual({ registrationType: 'A week of the full camp is full' });
  });

  it('tells the number where few are left, and that a week is closed', () => {
    const options = registrationOptions(
      offerWithPlaces(OFFER, at({ ...counted(4), ...counted('closed', 2) })),
      'weekly',
    );
    expect(options.weeks.map(({ note, disabled }) => [note, disabled])).toEqual([
      ['4 places left', false],
      ['Registration Closed', true],
    ]);
  });

  it('of which every week is full is not sold by the week either', () => {
    const offer = offerWithPlaces(OFFER, at({ ...counted(0), ...counted(0, 2) }));
    expect(offer.types).toMatchObject({ full_camp: 'full', weekly: 'full' });
    // Who had chosen a week heard that the full camp is full.
    const state = {
      registrationType: 'weekly',
      duration: 'full_day',
      paymentOption: '',
      weeks: [2],
    } as const;
    expect(validateRegistration(state, offer)).toEqual({
      registrationType: 'Every week is full',
      weeks: 'A selected week is full',
    });
  });
});

const countOf = fc.oneof(fc.nat(12), fc.constant('closed' as const));
const anyPlaces: fc.Arbitrary<PlacesLeft> = fc
  .array(fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(...CENTER_IDS), countOf))
  .map((rows) =>
    rows.reduce<PlacesLeft>((all, [week, center, left]) => ({ ...all, ...counted(left, week, center) }), {}),
  );

describe('laws', () => {
  it('what the form lets through is signed, and what it disables is not', () => {
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(...enumerateSelections('winter')), (places, selection) => {
        const offer = offerWithPlaces(OFFER, { ...at(places), duration: selection.duration });
        const isOffered =
          offer.types[selection.registrationType] === 'open' &&
          (selection.registrationType !== 'weekly' ||
            selection.weeks.every((week) => offer.openWeeks.includes(week)));
        const signed = campForToken({ ...selection, branchId: HERE }, TODAY, places);
        expect(signed.ok).toBe(isOffered);
        const full = weeksWithoutPlace(selection, { places, camp: WINTER, center: HERE });
        expect(full.length === 0).toBe(isOffered);
      }),
    );
  });

  it('what is offered instead has a place, is on sale and is something else', () => {
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(1, 2), (places, week) => {
        for (const free of nearestFree(at(places), week, OFFER.openWeeks)) {
          expect(hasPlace(placeStanding(places, place(free.week, free.center)))).toBe(true);
          expect(free).not.toEqual({ week, center: HERE });
        }
      }),
    );
  });
});

it('is refused by the signer with what is free instead', () => {
  const camp = { season: 'winter', registrationType: 'weekly', weeks: [1], branchId: 'euless' };
  expect(campForToken(camp, TODAY, counted(0, 1, 'euless'))).toEqual({
    ok: false,
    error: {
      code: 'week-full',
      message:
        'week 1 of the winter camp in Euless has no place left; free: week 2 in Euless, or week 1 in Flower Mound',
    },
  });
  expect(campForToken(camp, TODAY, counted(0, 1, 'flower-mound')).ok).toBe(true);
});

it('an online course is counted for each of its starts', () => {
  const { courseCode, startDates } = ONLINE_COURSES[0];
  const places = { [`2025-12-22/0/${courseCode}/online`]: 0 };
  const [first, second] = startDates as readonly (string | undefined)[];
  expect(findOnlineCourse(courseCode)?.startDates).toHaveLength(startDates.length);
  expect(courseForToken(courseCode, first ?? '', TODAY, places)).toMatchObject({
    ok: false,
    error: { code: 'course-full' },
  });
  expect(courseForToken(courseCode, second ?? first ?? '', TODAY, places).ok).toBe(second !== undefined);
});

describe('months', () => {
  const SUMMER = campOn('summer', TODAY);
  const [june] = SUMMER.months;
  const full = (weeks: readonly number[]): PlacesLeft =>
    Object.fromEntries(
      weeks.map((week) => [placeKey({ ...place(week), edition: SUMMER.editionId }), 0] as const),
    );
  const gone = (weeks: readonly number[], days?: number) =>
    weeksWithoutPlace(
      {
        season: 'summer',
        registrationType: 'monthly',
        duration: 'full_day',
        months: [{ month: 'june', ...(days !== undefined && { days }) }],
      },
      { places: full(weeks), camp: SUMMER, center: HERE },
    );

  it('a whole month needs all its weeks, a part of it one', () => {
    const weeks = june?.weeks ?? [];
    expect(weeks.length).toBeGreaterThan(1);
    expect(gone(weeks.slice(0, 1))).toEqual(weeks.slice(0, 1));
    expect(gone(weeks.slice(0, 1), 5)).toEqual([]);
    expect(gone(weeks, 5)).toEqual(weeks);
  });
});

it('a start that names no day, and a month that the season does not have, are counted by nobody', () => {
  expect(courseStanding({}, 'KNCSPECIAL07', 'soon')).toEqual({ kind: 'unknown' });
  const stranger = {
    season: 'summer',
    registrationType: 'monthly',
    duration: 'full_day',
    months: [{ month: 'smarch' }],
  } as const;
  expect(weeksWithoutPlace(stranger, { places: {}, camp: campOn('summer', TODAY), center: HERE })).toEqual(
    [],
  );
});

// Anything could be counted: a week that no edition has, a center that is none.
describe('a place that the school has', () => {
  it('is a week of a camp at a center, or a start of an online course', () => {
    expect(isKnownPlace(place(1))).toBe(true);
    for (const { courseCode, startDates } of ONLINE_COURSES) {
      const starts = startDates.map((label) => coursePlace(courseCode, label));
      expect(starts.map((start) => start !== null && isKnownPlace(start))).toEqual(
        startDates.map(() => true),
      );
    }
  });

  it.each([
    { ...place(9) },
    { ...place(1, 'online') },
    { ...place(1), edition: 'winter-1999' },
    { ...place(1), part: 'all_night' },
    { edition: '2026-01-01', week: 0, part: 'NO-COURSE', center: 'online' },
  ])('is not %j', (unknown) => {
    expect(isKnownPlace(unknown)).toBe(false);
  });
});

it('offers the later of two weeks that are as near', () => {
  const summer = { ...at(NO_PLACES), camp: campOn('summer', TODAY) };
  expect(nearestFree(summer, 5, [4, 6])[0]).toEqual({ week: 6, center: HERE });
});

describe('a season with what is known of its places', () => {
  const SHOWN = shownCamp('winter', TODAY, HERE);

  it.each<[PlacesLeft, readonly string[]]>([
    [NO_PLACES, [HERE]],
    [counted(3), [HERE]],
    [counted(0, 1, THERE), [HERE]],
    [counted(0), [HERE, THERE]],
  ])('is the very same one where nothing is full: %j at %j', (places, centers) => {
    expect(withPlaces(SHOWN, places, centers)).toBe(SHOWN);
  });

  it.each([0, 'closed'] as const)(
    'with %p left in a week sells the other one, and not the whole camp',
    (left) => {
      const { status, priced } = withPlaces(SHOWN, counted(left), [HERE]);
      expect(status).toMatchObject({
        phase: 'open',
        fullCamp: 'full',
        openWeeks: [2],
        fullWeeks: [1],
        tellMe: 'next',
      });
      expect(priced).toBe(SHOWN.priced);
    },
  );

  it('is full, and has no prices, where every week is', () => {
    const { status, priced } = withPlaces(SHOWN, { ...counted(0), ...counted(0, 2) }, [HERE]);
    expect([status.phase, status.prices, priced]).toEqual(['full', 'none', null]);
  });

  it('is sold by the week alone where each center has another full week', () => {
    const places = { ...counted(0), ...counted(0, 2, THERE) };
    expect(withPlaces(SHOWN, places, [HERE, THERE]).status).toMatchObject({
      fullCamp: 'full',
      openWeeks: [1, 2],
      fullWeeks: [],
    });
  });
});
