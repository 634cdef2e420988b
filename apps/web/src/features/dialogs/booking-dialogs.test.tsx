import { act, type ReactNode } from 'react';

import { fakeTab } from '../../../test/fake-tab';
import { click, render, settled } from '../../../test/render';
import type { HandOffLink } from '../hand-off/hand-off';
import { selectToasts } from '../notifications/notifications-slice';
import { bookingLinks } from './booking-links';
import { dialogEntryOf } from './dialog-entry';
import { ConsultationDialog, CoreBookingDialog } from './meeting-dialogs';
import { TrialDialog } from './trial-dialog';

let view: Awaited<ReturnType<typeof render>>;
let tab: ReturnType<typeof fakeTab>;
let answer: (link: HandOffLink) => Promise<void>;
const asked = jest.fn();

const wait = (request: unknown): Promise<HandOffLink> => {
  asked(request);
  return new Promise((resolve) => {
    answer = (link) =>
      act(async () => {
        resolve(link);
        await settled();
      });
  });
};
const READY: HandOffLink = { ok: true, value: 'https://portal.example/book-a-trial' };
const FAILED: HandOffLink = { ok: false, error: { code: 'portal-down' } };

const show = async (dialog: ReactNode) => {
  view = await render(dialog);
  await act(settled);
};
const dialog = () => document.querySelector('[role=dialog][data-state=open]');
const button = (name: string) =>
  [...document.querySelectorAll('[role=dialog] button')].find((element) =>
    element.textContent.startsWith(name),
  )!;
const toasts = () =>
  selectToasts(view.store.getState())
    .filter(({ open }) => open)
    .map(({ title }) => title);

beforeEach(() => {
  tab = fakeTab();
  asked.mockReset();
  jest.spyOn(bookingLinks, 'trial').mockImplementation(wait);
  jest.spyOn(bookingLinks, 'consultation').mockImplementation(wait);
  jest.spyOn(window, 'open').mockImplementation(tab.open);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('while the booking link is being made', () => {
  it('the choice says so, the tab says what it waits for, and a second press asks for nothing', async () => {
    await show(<TrialDialog program="core" />);
    await click(button('Online Classes'));
    expect(button('Processing...').getAttribute('aria-busy')).toBe('true');
    expect(toasts()).toEqual(['Preparing your free trial booking...']);
    expect(tab.tab.document.title).toBe('Preparing your free trial booking...');
    await click(button('In-Center Classes'));
    await click(button('Processing...'));
    expect(asked).toHaveBeenCalledTimes(1);
    await answer(READY);
    expect(tab.followed).toEqual([{ href: 'https://portal.example/book-a-trial', rel: 'noreferrer' }]);
    // The old row saw the first toast only because the test held the link back: a link that is there at once took its place.
    expect(toasts()).toEqual(['Preparing your free trial booking...', 'Opening online booking page']);
    expect(dialog()).toBeNull();
  });

  it('a parent who closes the dialog is not sent anywhere', async () => {
    await show(<TrialDialog program="core" />);
    await click(button('Online Classes'));
    await click(document.querySelector('[role=dialog] [aria-label=Close]')!);
    await answer(READY);
    expect(tab.followed).toEqual([]);
    expect(tab.tab.closed).toBe(true);
  });

  it('ten seconds are enough: then it has failed', async () => {
    jest.useFakeTimers();
    try {
      view = await render(<TrialDialog program="core" />);
      await act(() => jest.advanceTimersByTimeAsync(100));
      act(() => (button('Online Classes') as HTMLElement).click());
      await act(() => jest.advanceTimersByTimeAsync(9_900));
      expect(toasts()).toEqual(['Preparing your free trial booking...']);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(toasts()).toContain('Unable to process your booking request');
      expect(tab.tab.closed).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('a link that was blocked waits for the connection', async () => {
  jest.spyOn(bookingLinks, 'trial').mockRestore();
  jest.spyOn(window, 'open').mockReturnValue(null);
  await show(<TrialDialog program="core" />);
  await click(button('Online Classes'));
  const link = () => document.querySelector('[role=dialog] a[href*="book-a-trial"]');
  const connection = (isOnline: boolean) =>
    act(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  expect(link()).not.toBeNull();
  connection(false);
  expect(link()).toBeNull();
  expect(document.querySelector('[role=dialog] [role=status]')!.textContent).toContain('You are offline');
  connection(true);
  expect(link()).not.toBeNull();
});

describe('when the booking link cannot be made', () => {
  it('a trial says so, closes the tab, and the choice can be made again', async () => {
    await show(<TrialDialog program="specialized" />);
    await click(button('Online Classes'));
    await answer(FAILED);
    expect(toasts()).toContain('Unable to process your booking request');
    expect(tab.tab.closed).toBe(true);
    expect(button('Online Classes').getAttribute('aria-busy')).toBeNull();
    await click(button('Online Classes'));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('a consultation says so', async () => {
    await show(<ConsultationDialog />);
    await click(button('Virtual'));
    expect(dialog()).toBeNull();
    await answer(FAILED);
    expect(toasts()).toEqual(['Failed to book consultation. Please try again.']);
    expect(tab.tab.closed).toBe(true);
  });

  it('the core booking portal closes without a word', async () => {
    await show(<CoreBookingDialog />);
    await click(button('Open the booking portal'));
    expect(button('Processing...')).toBeDefined();
    await answer(FAILED);
    expect(dialog()).toBeNull();
    expect(toasts()).toEqual([]);
    expect(console.info).toHaveBeenCalledWith('The core booking link could not be made.');
  });
});

// What a dialog has written itself is found again in the browser.
it.each([null, undefined, 7, 'x', {}, { depth: -1 }, { depth: '2', answers: 'core' }, { answers: [1] }])(
  'a step of the history that says %j says nothing of a dialog',
  (state) => expect(dialogEntryOf(state)).toEqual({ depth: 0, answers: [] }),
);
