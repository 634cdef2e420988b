import { act } from 'react';
import { ONLINE_CAMPS_TEXT } from '@kidcode/current-school/generated/texts/online-camps';

import { fakeTab } from '../../../../test/fake-tab';
import { click, render, settled } from '../../../../test/render';
import { selectToasts } from '../../notifications/notifications-slice';
import { OnlineCourses } from './online-courses';

// What is counted has tests of its own; here every call is the signer's.
let mockPlaces: Readonly<Record<string, number>> = {};
jest.mock('../use-places', () => ({
  usePlaces: () => mockPlaces,
  placesChanged: () => Promise.resolve(),
}));

const START = 'December 22, 2025 (2:00 PM - 4:00 PM) CST';

let view: Awaited<ReturnType<typeof render>>;
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const registerNow = (index: number) => view.container.querySelectorAll('button')[index]!;
const dialog = () => document.querySelector('[role=dialog]');
const submitButton = () => dialog()!.querySelector<HTMLButtonElement>('button[type=submit]')!;
const titles = () => selectToasts(view.store.getState()).map(({ title }) => title);

async function open(index: number) {
  await click(registerNow(index));
  await act(settled);
}

describe('OnlineCourses', () => {
  let tab: ReturnType<typeof fakeTab>;

  beforeEach(async () => {
    tab = fakeTab();
    jest.spyOn(window, 'open').mockImplementation(tab.open);
    fetched.mockReset();
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ token: 'a.b.c' }))));
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    view = await render(<OnlineCourses pictures={ONLINE_CAMPS_TEXT!.pictures} />);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps the dialog after a failure, and says so', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
    await open(0);
    await click(submitButton());
    expect(titles()).toEqual(['There was a problem processing your registration. Please try again.']);
    expect(tab.tab.closed).toBe(true);
    expect(submitButton().disabled).toBe(false);
  });

  // It said only "please try again".
  it('says without a connection why nothing opens, and whom to call', async () => {
    await open(0);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(dialog()!.textContent).toContain('You are offline');
    await click(submitButton());
    expect(dialog()!.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('offers the waiting list of a start that is full, and no other', async () => {
    mockPlaces = { '2025-12-22/0/KNCSPECIAL07/online': 0 };
    await open(0);
    mockPlaces = {};
    expect(submitButton().disabled).toBe(true);
    const waits = [...dialog()!.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.startsWith('Full - join the waiting list of'),
    );
    expect(waits.map(({ textContent }) => textContent)).toEqual([`Full - join the waiting list of ${START}`]);
    await click(waits[0]!);
    await act(settled);
    expect(dialog()?.textContent).toContain('Join the waiting list');
    const hidden = [...dialog()!.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toMatchObject({
      edition: '2025-12-22',
      week: '0',
      part: 'KNCSPECIAL07',
      branch: 'online',
    });
  });
});
