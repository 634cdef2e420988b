import { act } from 'react';

import { render } from '../../../test/render';
import type { NotificationsState, ToastRequest } from './notifications-slice';
import { notificationsReducer, selectToasts, toastShown } from './notifications-slice';
import { ToastRegion } from './toast-region';

let view: Awaited<ReturnType<typeof render>>;

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const say = async (request: ToastRequest) => {
  await act(async () => {
    view.store.dispatch(toastShown(request));
    await jest.advanceTimersByTimeAsync(1);
  });
};
const onScreen = () => [...document.querySelectorAll('[data-toast]:not([data-leaving])')];
const titles = () => onScreen().map((toast) => toast.querySelector('strong')?.textContent);
const inState = () => selectToasts(view.store.getState()).length;
const fire = (element: Element, event: Event): void => {
  act(() => void element.dispatchEvent(event));
};
const press = (key: string) =>
  fire(
    document.activeElement ?? document.body,
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** jsdom has no pointer events; a mouse event with their names and a pointer id does. */
const pointer = (type: string, clientX = 0) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1 });
const swipe = (distance: number) => {
  const toast = onScreen()[0]!;
  fire(toast, pointer('pointerdown', 100));
  fire(toast, pointer('pointermove', 100 + distance));
  fire(toast, pointer('pointerup', 100 + distance));
};

describe('ToastRegion', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    view = await render(
      <>
        <main id="content" tabIndex={-1}>
          <button>Page button</button>
        </main>
        <ToastRegion />
      </>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is one polite live region, there before the first toast', async () => {
    const regions = () => document.querySelectorAll('[aria-live]');
    expect(regions()).toHaveLength(1);
    expect(regions()[0]?.getAttribute('aria-live')).toBe('polite');
    await say({ title: 'In the area' });
    await say({ title: 'In the notifier', place: 'notifier' });
    expect(regions()).toHaveLength(1);
    expect(regions()[0]?.textContent).toContain('In the area');
    expect(regions()[0]?.textContent).toContain('In the notifier');
  });

  it('removes a toast of the area 5 seconds after it was dismissed, one of the notifier after 200 ms', async () => {
    await say({ title: 'a', duration: 1000 });
    await say({ title: 'n', duration: 1000, place: 'notifier' });
    await wait(1000);
    expect(inState()).toBe(2);
    await wait(250);
    expect(inState()).toBe(1);
    await wait(4800);
    expect(inState()).toBe(0);
  });

  it.each<[string, ToastRequest]>([
    ['an action', { title: 'Keep me', action: { label: 'See it', href: '/camps' } }],
    ['no end', { title: 'Keep me', place: 'notifier', duration: Number.POSITIVE_INFINITY }],
  ])('keeps a toast with %s until somebody closes it', async (_, request) => {
    await say(request);
    await wait(60_000);
    expect(titles()).toEqual(['Keep me']);
    act(() => onScreen()[0]?.querySelector<HTMLElement>('button[aria-label=Close]')?.click());
    expect(titles()).toEqual([]);
  });

  it('leaves Escape to an open dialog', async () => {
    await say({ title: 'Saved' });
    view.container.insertAdjacentHTML('beforeend', '<div role="dialog">Register</div>');
    press('Escape');
    expect(titles()).toEqual(['Saved']);
  });

  it('leaves the focus where it is on F8 when there is nothing to read', async () => {
    const button = view.container.querySelector('button')!;
    button.focus();
    await say({ title: 'Saved', duration: 1000 });
    await wait(1_300);
    press('F8');
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['area', 49, 1],
    ['area', 50, 0],
    ['area', -50, 0],
    ['notifier', 19, 1],
    ['notifier', 20, 0],
  ] as const)('of the %s swiped by %i px leaves %i on screen', async (place, distance, left) => {
    await say({ title: 'Saved', place });
    swipe(distance);
    expect(titles()).toHaveLength(left);
  });
});

const show = (...requests: ToastRequest[]): NotificationsState =>
  requests.reduce<NotificationsState>((state, request) => notificationsReducer(state, toastShown(request)), {
    toasts: [],
  });
const titlesIn = ({ toasts }: NotificationsState) => toasts.map(({ title }) => title);

describe('toasts', () => {
  it.each([
    ['area', 5000],
    ['notifier', 4000],
  ] as const)('stay in the %s for %i ms unless said otherwise', (place, duration) => {
    expect(show({ title: 'Saved', place }).toasts).toMatchObject([
      { place, duration, variant: 'default', open: true },
    ]);
    expect(show({ title: 'Saved', place, duration: 2000 }).toasts).toMatchObject([{ duration: 2000 }]);
  });

  it('show one at a time in the area, and the last three in the notifier', () => {
    expect(titlesIn(show({ title: 'one' }, { title: 'two' }))).toEqual(['two']);
    const state = show(...['a', 'b', 'c', 'd'].map((title) => ({ title, place: 'notifier' }) as const));
    expect(titlesIn(state)).toEqual(['b', 'c', 'd']);
  });

  it('of one place do not drive out those of the other', () => {
    const state = show({ title: 'n', place: 'notifier' }, { title: 'a' }, { title: 'b' });
    expect(titlesIn(state)).toEqual(['n', 'b']);
  });
});
