import { formOffer } from '@kidcode/booking';
import { PRICED_CAMPS } from '@kidcode/pricing';
import { campOn, type SiteDay } from '@kidcode/scheduling';
import { act } from 'react';

import { click, render, settled } from '../../../../test/render';
import { RegistrationForm } from './registration-form';

let view: Awaited<ReturnType<typeof render>>;

/** The form of the winter camp on a day. */
async function show(day: string) {
  const today = day as SiteDay;
  const offer = formOffer('winter', today);
  const camp = campOn('winter', today);
  view = await render(
    <RegistrationForm priced={PRICED_CAMPS.winter} branchId="flower-mound" offer={offer} camp={camp} />,
  );
}

const input = (name: string, value: string) =>
  view.container.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
const labels = (name: string) =>
  [...view.container.querySelectorAll(`input[name=${name}]`)].map(
    (field) => field.parentElement?.textContent,
  );

it('opens with the full camp, both weeks ticked and fixed', async () => {
  await show('2025-12-01');
  expect(input('registration_type', 'full_camp').checked).toBe(true);
  expect(labels('week')).toEqual(['Week 1 (Dec 22-26)', 'Week 2 (Dec 29 - Jan 2)']);
  for (const week of ['1', '2']) {
    expect(input('week', week).checked).toBe(true);
    expect(input('week', week).disabled).toBe(true);
  }
  expect(labels('duration')).toEqual(['Full Day (7:30AM-6:00PM)']);
  expect(view.container.textContent).toContain('Winter Early Bird: 15% OFF applied');
});

it('keeps its prices but sends nothing once the season is closed', async () => {
  await show('2025-12-31');
  expect(view.container.textContent).toContain('Now $508');
  const button = view.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
  expect([button.disabled, button.textContent]).toEqual([true, 'Registration Closed']);
});

// Only "please try again" was said, which helps nobody without a connection.
it('says without a connection why nothing is registered, and whom to call', async () => {
  await show('2025-12-01');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await click(view.container.querySelector('button[type=submit]')!);
  await act(settled);
  expect(view.container.textContent).toContain('You are offline');
  expect(view.container.querySelector('a[href^="tel:"]')).not.toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(view.container.textContent).not.toContain('You are offline');
  onLine.mockRestore();
});
