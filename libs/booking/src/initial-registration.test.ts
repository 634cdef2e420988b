import { seasonStatus, siteDay } from '@kidcode/scheduling';
import { initialRegistration } from './initial-registration';
import type { RegistrationState } from './registration-state';
import { seasonOffer } from './season-offer';

describe('initialRegistration', () => {
  it.each([
    ['winter', 'full_camp'],
    ['summer', 'weekly'],
  ] as const)('opens %s with %s, full day, paid in full, weeks 1,2', (season, registrationType) => {
    expect(initialRegistration(season)).toEqual({
      registrationType,
      duration: 'full_day',
      paymentOption: 'full',
      weeks: [1, 2],
    });
  });

  it('opens winter with weekly once the full camp is closed', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-16')));
    expect(initialRegistration('winter', offer)).toMatchObject({ registrationType: 'weekly', weeks: [1, 2] });
  });

  it('opens winter with the week that is left after the first Friday', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    expect(initialRegistration('winter', offer)).toMatchObject({ registrationType: 'weekly', weeks: [2] });
  });

  it('opens weekly with the weeks that have a place left', () => {
    const [first, ...others] = seasonOffer('summer').weeks;
    const offer = {
      ...seasonOffer('summer'),
      weeks: [{ ...first!, seats: 'full' as const }, ...others],
      openWeeks: others.map(({ number }) => number),
    };
    expect(initialRegistration('summer', offer)).toMatchObject({ registrationType: 'weekly', weeks: [2] });
  });

  it('keeps the specified start when nothing is open any more', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2026-02-01')));
    expect(initialRegistration('winter', offer)).toEqual(initialRegistration('winter'));
  });

  it('has no form for spring', () => {
    // @ts-expect-error spring has no prices and no form (D-11)
    const state = () => initialRegistration('spring');
    expect(state).toThrow();
    // @ts-expect-error a registration type is one of three
    const wrong: RegistrationState = { ...initialRegistration('winter'), registrationType: 'daily' };
    expect(wrong.registrationType).toBe('daily');
  });
});
