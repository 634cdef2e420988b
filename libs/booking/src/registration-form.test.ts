import { seasonStatus, siteDay } from '@kidcode/scheduling';
import fc from 'fast-check';
import {
  initialRegistration,
  registrationTransition,
  selectionOf,
  validateRegistration,
  registrationAgain,
  type RegistrationEvent,
  type RegistrationState,
} from './registration-form';
import { seasonOffer, type SeasonOffer } from './season-offer';

fc.configureGlobal({ seed: 20251201 });

const WINTER = seasonOffer('winter');
const SUMMER = seasonOffer('summer');
const winter = initialRegistration(WINTER);
const summer = initialRegistration(SUMMER);
const choose = (
  state: RegistrationState,
  registrationType: RegistrationState['registrationType'],
  offer: SeasonOffer = WINTER,
) => registrationTransition(state, { type: 'typeChosen', registrationType }, offer);
const weekly = choose(winter, 'weekly');
const toggle = (state: RegistrationState, week: number) =>
  registrationTransition(state, { type: 'weekToggled', week }, WINTER);

describe('initialRegistration', () => {
  it.each([
    ['winter', 'full_camp'],
    ['summer', 'weekly'],
  ] as const)('opens %s with %s, full day, paid in full, weeks 1,2', (season, registrationType) => {
    expect(initialRegistration(seasonOffer(season))).toEqual({
      registrationType,
      duration: 'full_day',
      paymentOption: 'full',
      weeks: [1, 2],
    });
  });

  it.each([
    ['once the full camp is closed', '2025-12-16', [1, 2]],
    ['for the week that is left after the first Friday', '2025-12-20', [2]],
  ])('opens winter with weekly %s', (_when, day, weeks) => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay(day)));
    expect(initialRegistration(offer)).toMatchObject({ registrationType: 'weekly', weeks });
  });

  it('opens weekly with the weeks that have a place left', () => {
    const [first, ...others] = seasonOffer('summer').weeks;
    const offer = {
      ...seasonOffer('summer'),
      weeks: [{ ...first!, seats: 'full' as const }, ...others],
      openWeeks: others.map(({ number }) => number),
    };
    expect(initialRegistration(offer)).toMatchObject({ registrationType: 'weekly', weeks: [2] });
  });

  it('keeps the specified start when nothing is open any more', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2026-02-01')));
    expect(initialRegistration(offer)).toEqual(winter);
  });

  it('has no form for spring', () => {
    // @ts-expect-error spring has no prices and no form (D-11)
    const state = () => seasonOffer('spring');
    expect(state).toThrow();
    // @ts-expect-error a registration type is one of three
    const wrong: RegistrationState = { ...winter, registrationType: 'daily' };
    expect(wrong.registrationType).toBe('daily');
  });
});

describe('registrationTransition', () => {
  it('forces the payment of winter to full when weekly is chosen', () => {
    expect(weekly).toEqual({ ...winter, registrationType: 'weekly', paymentOption: 'full' });
  });

  it('clears the payment option of another season when a type other than full camp is chosen', () => {
    expect(choose(summer, 'weekly', SUMMER).paymentOption).toBe('');
  });

  it('forces the weeks of a full camp to 1,2', () => {
    expect(choose({ ...weekly, weeks: [2] }, 'full_camp').weeks).toEqual([1, 2]);
  });

  it('resets an empty week selection to 1,2 when weekly is chosen (D-10)', () => {
    expect(choose({ ...winter, weeks: [] }, 'weekly').weeks).toEqual([1, 2]);
  });

  it('keeps the chosen weeks when weekly is chosen again', () => {
    expect(choose({ ...weekly, weeks: [2] }, 'weekly').weeks).toEqual([2]);
  });

  it('leaves no week when the last one is unticked (D-10)', () => {
    expect(toggle(toggle(weekly, 1), 2).weeks).toEqual([]);
  });

  it('keeps the weeks ascending', () => {
    expect(toggle(toggle(toggle(toggle(weekly, 1), 2), 2), 1).weeks).toEqual([1, 2]);
  });

  it.each([3, 0, -1, 1.5, Number.NaN])('ignores week %s, which winter does not have', (week) => {
    expect(toggle(weekly, week)).toBe(weekly);
  });

  it('ignores the week boxes of a full camp, which are disabled', () => {
    expect(toggle(winter, 1)).toBe(winter);
  });

  it.each([
    ['winter', { type: 'typeChosen', registrationType: 'monthly' }],
    ['winter', { type: 'durationChosen', duration: 'first_half' }],
    ['winter', { type: 'paymentChosen', paymentOption: 'monthly' }],
    ['summer', { type: 'typeChosen', registrationType: 'monthly' }],
    ['summer', { type: 'typeChosen', registrationType: 'full_camp' }],
    ['summer', { type: 'paymentChosen', paymentOption: 'monthly' }],
  ] as const)('%s does not offer %j', (season, event) => {
    const state = initialRegistration(seasonOffer(season));
    expect(registrationTransition(state, event, seasonOffer(season))).toBe(state);
  });

  it('takes a half day in summer', () => {
    const event = { type: 'durationChosen', duration: 'second_half' } as const;
    expect(registrationTransition(summer, event, SUMMER).duration).toBe('second_half');
  });

  it('lets a parent choose the payment of a full camp where the season does not force it', () => {
    const offer = { ...seasonOffer('summer'), types: { full_camp: 'open', monthly: 'open' } } as const;
    const chosen = registrationTransition(
      { ...summer, registrationType: 'full_camp' },
      { type: 'paymentChosen', paymentOption: 'monthly' },
      offer,
    );
    expect(chosen.paymentOption).toBe('monthly');
    expect(choose(chosen, 'monthly', offer)).toMatchObject({
      registrationType: 'monthly',
      paymentOption: '',
      weeks: [1, 2],
    });
  });

  it('lets a closed week be unticked, but not ticked', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    const event = { type: 'weekToggled', week: 1 } as const;
    const without = registrationTransition(weekly, event, offer);
    expect(without.weeks).toEqual([2]);
    expect(registrationTransition(without, event, offer)).toBe(without);
  });

  const events = fc.oneof(
    fc.record({
      type: fc.constant('typeChosen' as const),
      registrationType: fc.constantFrom('full_camp' as const, 'weekly' as const, 'monthly' as const),
    }),
    fc.record({
      type: fc.constant('durationChosen' as const),
      duration: fc.constantFrom('full_day' as const, 'first_half' as const, 'second_half' as const),
    }),
    fc.record({
      type: fc.constant('paymentChosen' as const),
      paymentOption: fc.constantFrom('full' as const, 'monthly' as const),
    }),
    fc.record({ type: fc.constant('weekToggled' as const), week: fc.integer({ min: -1, max: 12 }) }),
  );

  it('never leaves the rules of winter, whatever is clicked', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (clicks: RegistrationEvent[]) => {
        const end = clicks.reduce((state, event) => registrationTransition(state, event, WINTER), winter);
        expect(end).toMatchObject({ duration: 'full_day', paymentOption: 'full' });
        expect(end.registrationType).not.toBe('monthly');
        expect([[], [1], [2], [1, 2]]).toContainEqual(end.weeks);
        if (end.registrationType === 'full_camp') expect(end.weeks).toEqual([1, 2]);
      }),
    );
  });

  it('ticking and unticking an open week changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (week) => {
        const event = { type: 'weekToggled', week } as const;
        const twice = registrationTransition(registrationTransition(summer, event, SUMMER), event, SUMMER);
        expect(twice).toEqual(summer);
      }),
    );
  });
});

describe('validateRegistration', () => {
  it.each(['winter', 'summer'] as const)('finds nothing wrong with the form as %s opens', (season) => {
    expect(validateRegistration(initialRegistration(seasonOffer(season)), seasonOffer(season))).toEqual({});
  });

  it('asks for a week when weekly has none', () => {
    expect(validateRegistration({ ...weekly, weeks: [] }, WINTER)).toEqual({
      weeks: 'Please select at least one week for weekly registration',
    });
  });

  it('does not ask a full camp for weeks', () => {
    expect(validateRegistration({ ...winter, weeks: [] }, WINTER)).toEqual({});
  });

  it('asks for a type and a duration that the form does not have', () => {
    const broken = { ...winter, registrationType: '', duration: '' } as unknown as RegistrationState;
    expect(validateRegistration(broken, WINTER)).toEqual({
      registrationType: 'Please select a registration type',
      duration: 'Please select a duration',
    });
  });

  it.each([
    ['monthly', 'Unavailable'],
    ['full_camp', 'Registration Closed'],
  ] as const)('says that %s in summer is %s', (registrationType, note) => {
    const state = { ...summer, registrationType };
    expect(validateRegistration(state, SUMMER)).toEqual({ registrationType: note });
  });

  it.each(['', 'monthly'] as const)('refuses payment "%s" for the winter camp', (paymentOption) => {
    expect(validateRegistration({ ...winter, paymentOption }, WINTER)).toEqual({
      paymentOption: 'Please select a payment option',
    });
  });

  it('refuses a week whose registration has closed', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    expect(validateRegistration(weekly, offer)).toEqual({
      weeks: 'Registration for a selected week is closed',
    });
  });
});

describe('selectionOf', () => {
  it('is the full camp, with its payment', () => {
    expect(selectionOf(winter, 'winter')).toEqual({
      ok: true,
      value: { season: 'winter', registrationType: 'full_camp', duration: 'full_day', paymentOption: 'full' },
    });
  });

  it('is the chosen weeks', () => {
    expect(selectionOf({ ...weekly, weeks: [2] }, 'winter')).toEqual({
      ok: true,
      value: { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [2] },
    });
  });

  it('names no month: no form offers the monthly registration (D-11)', () => {
    const state: RegistrationState = { ...summer, registrationType: 'monthly' };
    expect(selectionOf(state, 'summer')).toMatchObject({ error: { code: 'no-month' } });
  });

  it('is an error while weekly has no week', () => {
    expect(selectionOf({ ...weekly, weeks: [] }, 'winter')).toMatchObject({ error: { code: 'no-week' } });
  });
});

// Back and a reload opened the form anew: one week had become the full camp, at twice the price.
it.each<RegistrationState>([
  initialRegistration(WINTER),
  { ...weekly, weeks: [2] },
  { ...weekly, weeks: [1, 2] },
  { ...weekly, weeks: [] },
])('is the form as it was left: %j', (left) => {
  expect(registrationAgain(left, WINTER)).toEqual(left);
});

it('keeps the part of the day and weeks that are not the first', () => {
  const chosen = { registrationType: 'weekly', duration: 'second_half', weeks: [3, 5] } as const;
  const left = { ...initialRegistration(SUMMER), ...chosen };
  expect(registrationAgain(left, SUMMER)).toMatchObject(chosen);
});

it('leaves out what is not offered any more, or never was', () => {
  const late = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
  expect(registrationAgain(initialRegistration(WINTER), late)).toEqual(initialRegistration(late));
  expect(registrationAgain({ ...weekly, weeks: [1, 2] }, late).weeks).toEqual([2]);
  expect(registrationAgain({ ...weekly, duration: 'first_half', weeks: [2, 9] }, WINTER)).toEqual({
    ...weekly,
    weeks: [2],
  });
});
