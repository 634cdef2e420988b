import { enumerateSelections, type PlacesLeft, type SeasonOffer } from '@kidcode/booking';
import {
  formatPrice,
  PRICED_CAMPS,
  quoteCamp,
  type PricedSeason,
  type RegistrationSelection,
} from '@kidcode/pricing';
import { campOn, type SiteDay } from '@kidcode/scheduling';
import { act } from 'react';

import { fakeTab } from '../../../../test/fake-tab';
import { click, render, settled } from '../../../../test/render';
import { selectToasts } from '../../notifications/notifications-slice';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { formOffer } from './form-offer';
import { RegistrationForm } from './registration-form';

const places = { now: {} as PlacesLeft, refreshed: jest.fn() };
jest.mock('../../places/use-places', () => ({
  usePlaces: () => places.now,
  placesChanged: () => Promise.resolve(places.refreshed()),
}));

const TODAY = '2025-12-01' as SiteDay;
const NO_WEEK = 'Please select at least one week for weekly registration';

let view: Awaited<ReturnType<typeof render>>;
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

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
const toasts = () =>
  selectToasts(view.store.getState()).map(({ title, description }) => [title, description]);
const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

/** Makes the choices of a selection as a parent does. */
async function choose(selection: RegistrationSelection, season: PricedSeason) {
  const { registrationType, duration } = selection;
  await click(input('registration_type', registrationType));
  await click(input('duration', duration));
  if (registrationType !== 'weekly') return;
  const wanted = (selection as { weeks: readonly number[] }).weeks;
  const boxes = [...view.container.querySelectorAll<HTMLInputElement>('input[name=week]')];
  for (const box of boxes) if (box.checked !== wanted.includes(Number(box.value))) await click(box);
  expect(boxes.length).toBe(season === 'winter' ? 2 : 10);
}

describe('RegistrationForm', () => {
  let tab: ReturnType<typeof fakeTab>;

  beforeEach(() => {
    tab = fakeTab();
    jest.spyOn(window, 'open').mockImplementation(tab.open);
    fetched.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    answer({ token: 'a.b.c' });
  });
  afterEach(() => {
    view.unmount();
    jest.restoreAllMocks();
  });

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

    it.each(enumerateSelections('winter'))('shows the quoted price of %o', async (selection) => {
      await show();
      await choose(selection, 'winter');
      const { originalPrice, discountedPrice, lines } = quoteCamp(selection);
      expect(view.container.querySelector('s')?.textContent).toBe(
        `Original price ${formatPrice(originalPrice)}`,
      );
      expect(text()).toContain(`Now ${formatPrice(discountedPrice)}`);
      expect(text()).toContain(`Due today${formatPrice(discountedPrice)}`);
      for (const { label, amount } of lines) expect(text()).toContain(`${label}${formatPrice(amount)}`);
    });

    it('asks for a week when the last one is unticked, and sends nothing', async () => {
      await show();
      await click(input('registration_type', 'weekly'));
      await click(input('week', '1'));
      expect(text()).not.toContain(NO_WEEK);
      await click(input('week', '2'));
      expect(text()).toContain(NO_WEEK);
      await click(submitButton());
      expect(tab.open).not.toHaveBeenCalled();
      expect(fetched).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(input('week', '1'));
    });

    it('gives an empty choice of weeks back both weeks when weekly is chosen again', async () => {
      await show();
      await click(input('registration_type', 'weekly'));
      await click(input('week', '1'));
      await click(input('week', '2'));
      await click(input('registration_type', 'full_camp'));
      expect(text()).not.toContain(NO_WEEK);
      await click(input('registration_type', 'weekly'));
      expect(input('week', '1').checked && input('week', '2').checked).toBe(true);
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

    it('works out prices of weeks and day lengths all the same', async () => {
      await show('summer');
      const some = enumerateSelections('summer').filter((_selection, index) => index % 701 === 0);
      for (const selection of some) {
        await choose(selection, 'summer');
        expect(text()).toContain(`Now ${formatPrice(quoteCamp(selection).discountedPrice)}`);
      }
    });
  });

  describe('when a parent registers', () => {
    it('sends the selection without a price, opens the portal and says so', async () => {
      await show();
      await click(submitButton());
      const [, init] = fetched.mock.calls[0]!;
      expect(JSON.parse(init!.body as string)).toEqual({
        branchId: 'flower-mound',
        season: 'winter',
        registrationType: 'full_camp',
        duration: 'full_day',
        paymentOption: 'full',
      });
      expect(tab.followed.map(({ href }) => new URL(href).pathname + new URL(href).search)).toEqual([
        '/portal/seasonalCamps?campToken=a.b.c',
      ]);
      expect(toasts()).toEqual([['Registration Started', 'Your camp registration is opening in a new tab.']]);
    });

    it('says that it is at work, and signs once however often the button is pressed', async () => {
      let answerNow: (response: Response) => void = () => undefined;
      fetched.mockImplementation(() => new Promise((resolve) => (answerNow = resolve)));
      await show();
      await act(async () => {
        submitButton().click();
        submitButton().click();
        await settled();
      });
      expect(submitButton().textContent).toBe(REGISTRATION_TEXTS.submitBusy);
      expect(document.body.textContent).toContain('Creating registration link...');
      await click(submitButton());
      await click(input('registration_type', 'weekly'));
      expect(input('registration_type', 'full_camp').checked).toBe(true);
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(tab.open).toHaveBeenCalledTimes(1);
      await act(async () => {
        answerNow(new Response(JSON.stringify({ token: 'a.b.c' })));
        await settled();
      });
      expect(submitButton().textContent).toBe('Register Now');
      expect(document.body.textContent).not.toContain('Creating registration link...');
      expect(tab.followed).toHaveLength(1);
    });

    it('shows the link itself when the popup is blocked, and drops it when the choice changes', async () => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      await show();
      await click(submitButton());
      expect(toasts()).toEqual([['Popup Blocked', 'Please allow popups for this site and try again.']]);
      const link = () => view.container.querySelector<HTMLAnchorElement>('a[href*=seasonalCamps]');
      expect(link()?.getAttribute('href')).toBe('/portal/seasonalCamps?campToken=a.b.c');
      expect(link()?.rel).toBe('noopener noreferrer');
      await click(input('registration_type', 'weekly'));
      expect(link()).toBeNull();
    });

    it('closes the empty tab after a failure, says so, and keeps what was chosen', async () => {
      answer({ error: { code: 'failed', message: 'x' } }, 500);
      await show();
      await click(input('registration_type', 'weekly'));
      await click(input('week', '1'));
      await click(submitButton());
      expect(tab.tab.closed).toBe(true);
      expect(toasts()).toEqual([
        ['Registration Error', 'There was a problem starting the registration. Please try again.'],
      ]);
      expect(input('week', '2').checked).toBe(true);
      expect(text()).toContain('Now $254');
      answer({ token: 'd.e.f' });
      jest.spyOn(window, 'open').mockImplementation(fakeTab().open);
      await click(submitButton());
      expect(toasts()).toEqual([['Registration Started', 'Your camp registration is opening in a new tab.']]);
    });
  });

  describe('where places are counted', () => {
    const counted = (left: number) => ({ 'winter-2025/1/full_day/flower-mound': left });
    afterEach(() => {
      places.now = {};
      places.refreshed.mockReset();
    });

    it('says how many are left beside the week', async () => {
      places.now = counted(4);
      await show();
      expect(labels('week')[0]).toContain('4 places left');
      expect(labels('week')[1]).not.toContain('left');
    });

    it('does not let a full week be chosen or sent, and says what is free', async () => {
      places.now = counted(0);
      await show();
      expect(input('week', '1').disabled).toBe(true);
      expect(input('registration_type', 'full_camp').disabled).toBe(true);
      await click(submitButton());
      expect(fetched).not.toHaveBeenCalled();
      expect(text()).toContain('A week of the full camp is full');
      await act(settled);
      expect(text()).toContain('Week 1 in Flower Mound is full');
      expect(text()).toContain('Week 1 in Euless');
      const button = (name: string) =>
        [...view.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      await click(button('Week 2 here')!);
      expect(input('registration_type', 'weekly').checked).toBe(true);
      expect([input('week', '1').checked, input('week', '2').checked]).toEqual([false, true]);
    });

    it('says that a week filled between page and press, and asks again what is left', async () => {
      answer({ error: { code: 'week-full', message: 'full' } }, 409);
      await show();
      await click(submitButton());
      await act(settled);
      expect(toasts().at(-1)?.[0]).toBe('No place is left');
      expect(places.refreshed).toHaveBeenCalledTimes(1);
    });
  });
});
