import { FAVORITE_TOASTS, parseFavorites, toggleFavorite, type CenterId } from '@kidcode/branches';
import type { Store } from '@reduxjs/toolkit';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import type { SiteState } from '../../shared/store-hooks';
import { toastShown } from '../notifications/notifications-slice';
import { favoritesRead } from './finder-slice';

/**
 * Reads the stored favorites and follows what other tabs do to them, until told to stop. A corrupt value is discarded
 * (specification 2, section 5); without storage the favorites of this page view stay as they are.
 *
 * @returns the way to stop.
 */
export function followFavorites({ dispatch }: Pick<Store, 'dispatch'>): () => void {
  const read = (raw: string | null) => {
    const favorites = parseFavorites(raw);
    if (raw !== null && JSON.stringify(favorites) !== raw) store(favorites);
    dispatch(favoritesRead(favorites));
  };
  const stored = readStored(STORAGE_KEYS.favorites);
  if (stored !== null) read(stored);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // No key: the other tab emptied its storage.
    if (key === STORAGE_KEYS.favorites || key === null) read(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Adds a center to the favorites or takes it out, keeps the list, and says so (specification 2, section 4). */
export function toggleStoredFavorite(
  siteStore: Pick<Store<SiteState>, 'dispatch' | 'getState'>,
  id: CenterId,
): void {
  const { dispatch } = siteStore;
  const before = siteStore.getState().finder.favorites;
  const after = toggleFavorite(before, id);
  store(after);
  dispatch(favoritesRead(after));
  const { title, description } = FAVORITE_TOASTS[after.length > before.length ? 'added' : 'removed'];
  dispatch(toastShown({ title, description }));
}

function store(favorites: readonly CenterId[]): void {
  writeStored(STORAGE_KEYS.favorites, favorites.length > 0 ? JSON.stringify(favorites) : null);
}
