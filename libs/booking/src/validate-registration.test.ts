import { seasonStatus, siteDay } from '@kidcode/scheduling';
import { initialRegistration } from './initial-registration';
import type { RegistrationState } from './registration-state';
import { seasonOffer } from './season-offer';
import { selectionOf } from './selection-of';
import { validateRegistration } from './validate-registration';

const winter = initialRegistration('winter');
const weekly: RegistrationState = { ...winter, registrationType: 'weekly' };

describe('validateRegistration', () => {
  it.each(['winter', 'summer'] as const)('finds nothing wrong with the form as %s opens', (season) => {
    expect(validateRegistration(initialRegistration(season), season)).toEqual({});
  });

  it('asks for a week when weekly has none', () => {
    expect(validateRegistration({ ...weekly, weeks: [] }, 'winter')).toEqual({
      weeks: 'Please select at least one week for weekly registration',
    });
  });

  it('does not ask a full camp for weeks', () => {
    expect(validateRegistration({ ...winter, weeks: [] }, 'winter')).toEqual({});
  });

  it('asks for a type and a duration that the form does not have', () => {
    const broken = { ...winter, registrationType: '', duration: '' } as unknown as RegistrationState;
    expect(validateRegistration(broken, 'winter')).toEqual({
      registrationType: 'Please select a registration type',
      duration: 'Please select a duration',
    });
  });

  it.each([
    ['monthly', 'Unavailable'],
    ['full_camp', 'Registration Closed'],
  ] as const)('says that %s in summer is %s', (registrationType, note) => {
    const state = { ...initialRegistration('summer'), registrationType };
    expect(validateRegistration(state, 'summer')).toEqual({ registrationType: note });
  });

  it.each(['', 'monthly'] as const)('refuses payment "%s" for the winter camp', (paymentOption) => {
    expect(validateRegistration({ ...winter, paymentOption }, 'winter')).toEqual({
      paymentOption: 'Please select a payment option',
    });
  });

  it('refuses a week whose registration has closed', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    expect(validateRegistration(weekly, 'winter', offer)).toEqual({
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
    const state: RegistrationState = { ...initialRegistration('summer'), registrationType: 'monthly' };
    expect(selectionOf(state, 'summer')).toMatchObject({ error: { code: 'no-month' } });
  });

  it('is an error while weekly has no week', () => {
    expect(selectionOf({ ...weekly, weeks: [] }, 'winter')).toMatchObject({ error: { code: 'no-week' } });
  });
});
