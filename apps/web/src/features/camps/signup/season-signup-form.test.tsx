import { CENTER_IDS } from '@kidcode/branches';
import { siteDay } from '@kidcode/school';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { act } from 'react';

import { click, render, settled } from '../../../../test/render';
import { dayBegan } from '../../clock/clock-slice';
import { SeasonSignupForm } from './season-signup-form';

const [season] = CAMP_SEASON_IDS;

afterEach(() => jest.restoreAllMocks());

/** The choices of the form that asks for camp and place. */
async function choicesOn(day: string) {
  const { container, store } = await render(<SeasonSignupForm season={null} branch={null} />);
  act(() => void store.dispatch(dayBegan(siteDay(day))));
  const options = (name: string) =>
    [...container.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)].map(
      ({ value }) => value,
    );
  return { container, options };
}

// The list had every camp, and who chose one that could be booked was promised a mail for when it can.
it('a parent cannot wait for a camp whose registration is open (D-44)', async () => {
  const { options } = await choicesOn('2025-12-01');
  expect(options('season')).toEqual(['', ...CAMP_SEASON_IDS.filter((id) => id !== 'winter')]);
  expect(options('branch')).toEqual(['', ...CENTER_IDS]);
});

it('"Tell me when registration opens" lets a parent choose camp and place where the page says neither', async () => {
  const { container, options } = await choicesOn('2026-11-21');
  expect(options('season')).toEqual(['', ...CAMP_SEASON_IDS, 'online-camps']);
  expect(options('branch')).toEqual(['', ...CENTER_IDS, 'online']);
  // The old row looked at the two lists apart: Online Camps in Flower Mound was taken.
  const choose = (value: string) =>
    act(async () => {
      const select = container.querySelector<HTMLSelectElement>('select[name=season]')!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    });
  await choose('online-camps');
  expect(options('branch')).toEqual(['', 'online']);
  await choose(season!);
  expect(options('branch')).toEqual(['', ...CENTER_IDS]);
  await choose('');
  // Long enough for a person to have filled the form in.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await click(container.querySelector('button[type=submit]')!);
  expect(container.textContent).toContain('Camp is required');
  expect(container.textContent).toContain('Place is required');
});
