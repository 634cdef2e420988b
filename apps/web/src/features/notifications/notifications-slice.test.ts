import {
  notificationsReducer,
  toastDismissed,
  toastRemoved,
  toastShown,
  type NotificationsState,
  type ToastRequest,
} from './notifications-slice';

const show = (...requests: ToastRequest[]): NotificationsState =>
  requests.reduce<NotificationsState>((state, request) => notificationsReducer(state, toastShown(request)), {
    toasts: [],
  });
const titles = ({ toasts }: NotificationsState) => toasts.map(({ title }) => title);

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

  it('show one at a time in the area', () => {
    expect(titles(show({ title: 'one' }, { title: 'two' }))).toEqual(['two']);
  });

  it('show the last three in the notifier', () => {
    const state = show(...['a', 'b', 'c', 'd'].map((title) => ({ title, place: 'notifier' }) as const));
    expect(titles(state)).toEqual(['b', 'c', 'd']);
  });

  it('of one place do not drive out those of the other', () => {
    const state = show({ title: 'n', place: 'notifier' }, { title: 'a' }, { title: 'b' });
    expect(titles(state)).toEqual(['n', 'b']);
  });

  it('are closed when dismissed and gone when removed', () => {
    const shown = show({ title: 'Saved' });
    const { id } = shown.toasts[0]!;
    const dismissed = notificationsReducer(shown, toastDismissed(id));
    expect(dismissed.toasts).toMatchObject([{ open: false }]);
    expect(notificationsReducer(dismissed, toastRemoved(id)).toasts).toEqual([]);
  });
});
