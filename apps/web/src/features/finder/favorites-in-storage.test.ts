import { makeStore } from '../../app/store';
import { STORAGE_KEYS } from '../../shared/browser-storage';
import { selectToasts } from '../notifications/notifications-slice';
import { followFavorites, toggleStoredFavorite } from './favorites-in-storage';

const KEY = STORAGE_KEYS.favorites;
const stored = () => localStorage.getItem(KEY);
let store: ReturnType<typeof makeStore>['store'];
let stop: () => void;

const follow = (raw: string | null) => {
  if (raw === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, raw);
  store = makeStore().store;
  stop = followFavorites(store);
};
const favorites = () => store.getState().finder.favorites;
const otherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it.each(['{', '"euless"', '[1,null]', '["atlantis"]'])('discards the corrupt value %s', (raw) => {
  follow(raw);
  expect(favorites()).toEqual([]);
  expect(stored()).toBeNull();
});

it('adds and removes, keeps the list and says so', () => {
  follow(null);
  toggleStoredFavorite(store, 'euless');
  expect(stored()).toBe('["euless"]');
  expect(selectToasts(store.getState())[0]).toMatchObject({
    title: 'Added to favorites',
    description: 'This center has been added to your favorites.',
  });
  toggleStoredFavorite(store, 'euless');
  expect(stored()).toBeNull();
  expect(selectToasts(store.getState())[0]).toMatchObject({
    title: 'Removed from favorites',
    description: 'This center has been removed from your favorites.',
  });
});

it('follows another tab, also when that empties its storage', () => {
  follow(null);
  otherTab(KEY, '["flower-mound"]');
  expect(favorites()).toEqual(['flower-mound']);
  otherTab('theme', 'dark');
  expect(favorites()).toEqual(['flower-mound']);
  otherTab(null, null);
  expect(favorites()).toEqual([]);
});
