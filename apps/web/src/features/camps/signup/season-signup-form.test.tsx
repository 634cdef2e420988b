import { CENTER_IDS } from '@kidcode/branches';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { act } from 'react';

import { click, render, settled } from '../../../../test/render';
import { SeasonSignupForm } from './season-signup-form';

const [season] = CAMP_SEASON_IDS;
const [center] = CENTER_IDS;

let view: Awaited<ReturnType<typeof render>>;
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const field = (name: string) => view.container.querySelector<HTMLInputElement>(`[name=${name}]`);
const submit = () => view.container.querySelector<HTMLButtonElement>('button[type=submit]')!;
const text = () => view.container.textContent;

/** Long enough for a person to have filled the form in. */
const aMomentLater = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

async function fill(values: Readonly<Record<string, string>>) {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) field(name)!.value = value;
    await settled();
  });
}

/** What was sent with each call. */
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(init!.body as string) as Sent);
interface Sent {
  readonly reference?: string;
  readonly template_id?: string;
  readonly template_params?: Record<string, string>;
}

/** The school keeps the request under its reference, and the mail service takes its mail. */
const answer = ({ reference }: Sent) =>
  reference === undefined ? new Response('OK') : Response.json({ reference, mailed: false });

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation((_, init) => Promise.resolve(answer(JSON.parse(init!.body as string) as Sent)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});
afterEach(() => {
  view.unmount();
  jest.restoreAllMocks();
});

describe('"Tell me when registration opens"', () => {
  it('sends who, which camp and where, with the consent in its own wording', async () => {
    view = await render(<SeasonSignupForm season={season!} branch={center!} />);
    expect(view.container.querySelector('select')).toBeNull();
    aMomentLater();
    await fill({ name: 'Ana Lopez', email: 'ana@example.com' });
    await click(field('agreement')!);
    await click(submit());
    await act(settled);
    const [kept, mailed] = sent();
    expect(kept?.reference).toMatch(/^KC-/);
    expect(mailed?.template_id).toBe('season');
    expect(mailed?.template_params).toMatchObject({
      name: 'Ana Lopez',
      email: 'ana@example.com',
      phone: '',
      season,
      branch: center,
      request_type: 'Season Announcement Request',
      consent_version: 'season-1',
      consent_channel: 'season-form',
    });
    expect(text()).toContain('Thank you. We write to you when registration opens.');
    expect(text()).toContain('KC-');
  });

  it('asks for what is missing, and sends nothing without the consent', async () => {
    view = await render(<SeasonSignupForm season={season!} branch={center!} />);
    aMomentLater();
    await fill({ name: 'Ana', email: 'ana@example.com' });
    await click(submit());
    expect(text()).toContain('Please agree to receive messages before continuing.');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('lets a parent choose camp and place where the page says neither', async () => {
    view = await render(<SeasonSignupForm season={null} branch={null} />);
    const options = (name: string) =>
      [...view.container.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)].map(
        ({ value }) => value,
      );
    expect(options('season')).toEqual(['', ...CAMP_SEASON_IDS, 'online-camps']);
    expect(options('branch')).toEqual(['', ...CENTER_IDS, 'online']);
    // The old row looked at the two lists apart: Online Camps in Flower Mound was taken.
    const choose = (value: string) =>
      act(async () => {
        const select = view.container.querySelector<HTMLSelectElement>('select[name=season]')!;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await settled();
      });
    await choose('online-camps');
    expect(options('branch')).toEqual(['', 'online']);
    await choose(season!);
    expect(options('branch')).toEqual(['', ...CENTER_IDS]);
    await choose('');
    aMomentLater();
    await click(submit());
    expect(text()).toContain('Camp is required');
    expect(text()).toContain('Place is required');
  });
});
