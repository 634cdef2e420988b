import { formOffer, type SeasonOffer } from '@kidcode/booking';
import { PRICED_CAMPS, type PricedSeason } from '@kidcode/pricing';
import { campOn, type SiteDay } from '@kidcode/scheduling';

import { render } from '../../../../test/render';
import { RegistrationForm } from './registration-form';

const TODAY = '2025-12-01' as SiteDay;

let view: Awaited<ReturnType<typeof render>>;

async function show(season: PricedSeason = 'winter', offer: SeasonOffer = formOffer(season, TODAY)) {
  view = await render(
    <RegistrationForm
      priced={PRICED_CAMPS[season]}
      branchId="flower-mound"
      offer={offer}
      camp={campOn(season, TODAY)}
    />,
  );
}

const input = (name: string, value: string) =>
  view.container.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
const labels = (name: string) =>
  [...view.container.querySelectorAll(`input[name=${name}]`)].map(
    (field) => field.parentElement?.textContent,
  );
const submitButton = () => view.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
const text = () => view.container.textContent;

describe('RegistrationForm', () => {
  afterEach(() => view.unmount());

  describe('in winter', () => {
    it('opens with the full camp, both weeks ticked and fixed', async () => {
      await show();
      expect(input('registration_type', 'full_camp').checked).toBe(true);
      expect(labels('week')).toEqual(['Week 1 (Dec 22-26)', 'Week 2 (Dec 29 - Jan 2)']);
      for (const week of ['1', '2']) {
        expect(input('week', week).checked).toBe(true);
        expect(input('week', week).disabled).toBe(true);
      }
      expect(labels('duration')).toEqual(['Full Day (7:30AM-6:00PM)']);
      expect(text()).toContain('Winter Early Bird: 15% OFF applied');
    });

    it('closes the full camp after its deadline and starts with weekly', async () => {
      await show('winter', formOffer('winter', '2025-12-16' as SiteDay));
      expect(input('registration_type', 'full_camp').disabled).toBe(true);
      expect(labels('registration_type')).toContain('Full Winter CampRegistration Closed');
      expect(input('registration_type', 'weekly').checked).toBe(true);
      expect(submitButton().textContent).toBe('Register Now');
    });

    it('keeps its prices but sends nothing once the season is closed', async () => {
      await show('winter', formOffer('winter', '2025-12-31' as SiteDay));
      expect(text()).toContain('Now $508');
      expect(submitButton().disabled).toBe(true);
      expect(submitButton().textContent).toBe('Registration Closed');
    });
  });

  describe('in summer', () => {
    it('shows monthly as unavailable and the full package as closed, and starts with weekly', async () => {
      await show('summer');
      expect(labels('registration_type')).toEqual([
        'Full Summer PackageRegistration Closed',
        'MonthlyUnavailable',
        'Weekly',
      ]);
      expect(input('registration_type', 'full_camp').disabled).toBe(true);
      expect(input('registration_type', 'monthly').disabled).toBe(true);
      expect(input('registration_type', 'weekly').checked).toBe(true);
      expect(submitButton().disabled).toBe(true);
    });
  });
});
