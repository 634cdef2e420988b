import fc from 'fast-check';
import { seasonStatus, siteDay } from '@kidcode/scheduling';
import { initialRegistration } from './initial-registration';
import type { RegistrationState } from './registration-state';
import { registrationTransition } from './registration-transition';
import type { RegistrationEvent } from './registration-transition';
import { seasonOffer } from './season-offer';

fc.configureGlobal({ seed: 20251201 });

const winter = initialRegistration('winter');
const summer = initialRegistration('summer');
const weekly = registrationTransition(winter, { type: 'typeChosen', registrationType: 'weekly' }, 'winter');
const toggle = (state: RegistrationState, week: number) =>
  registrationTransition(state, { type: 'weekToggled', week }, 'winter');

describe('registrationTransition', () => {
  it('forces the payment of winter to full when weekly is chosen', () => {
    expect(weekly).toEqual({ ...winter, registrationType: 'weekly', paymentOption: 'full' });
  });

  it('clears the payment option of another season when a type other than full camp is chosen', () => {
    const event = { type: 'typeChosen', registrationType: 'weekly' } as const;
    expect(registrationTransition(summer, event, 'summer').paymentOption).toBe('');
  });

  it('forces the weeks of a full camp to 1,2', () => {
    const one = { ...weekly, weeks: [2] };
    const event = { type: 'typeChosen', registrationType: 'full_camp' } as const;
    expect(registrationTransition(one, event, 'winter').weeks).toEqual([1, 2]);
  });

  it('resets an empty week selection to 1,2 when weekly is chosen (D-10)', () => {
    const event = { type: 'typeChosen', registrationType: 'weekly' } as const;
    expect(registrationTransition({ ...winter, weeks: [] }, event, 'winter').weeks).toEqual([1, 2]);
  });

  it('keeps the chosen weeks when weekly is chosen again', () => {
    const event = { type: 'typeChosen', registrationType: 'weekly' } as const;
    expect(registrationTransition({ ...weekly, weeks: [2] }, event, 'winter').weeks).toEqual([2]);
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
    const state = initialRegistration(season);
    expect(registrationTransition(state, event, season)).toBe(state);
  });

  it('takes a half day in summer', () => {
    const event = { type: 'durationChosen', duration: 'second_half' } as const;
    expect(registrationTransition(summer, event, 'summer').duration).toBe('second_half');
  });

  it('lets a parent choose the payment of a full camp where the season does not force it', () => {
    const offer = { ...seasonOffer('summer'), types: { full_camp: 'open', monthly: 'open' } } as const;
    const chosen = registrationTransition(
      { ...summer, registrationType: 'full_camp' },
      { type: 'paymentChosen', paymentOption: 'monthly' },
      'summer',
      offer,
    );
    expect(chosen.paymentOption).toBe('monthly');
    const monthly = { type: 'typeChosen', registrationType: 'monthly' } as const;
    expect(registrationTransition(chosen, monthly, 'summer', offer)).toMatchObject({
      registrationType: 'monthly',
      paymentOption: '',
      weeks: [1, 2],
    });
  });

  it('lets a closed week be unticked, but not ticked', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    const event = { type: 'weekToggled', week: 1 } as const;
    const without = registrationTransition(weekly, event, 'winter', offer);
    expect(without.weeks).toEqual([2]);
    expect(registrationTransition(without, event, 'winter', offer)).toBe(without);
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
        const end = clicks.reduce((state, event) => registrationTransition(state, event, 'winter'), winter);
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
        const twice = registrationTransition(
          registrationTransition(summer, event, 'summer'),
          event,
          'summer',
        );
        expect(twice).toEqual(summer);
      }),
    );
  });
});
