import { CENTER_IDS, isCenterId, type CenterId } from './branches';

/**
 * Reads the stored favorites. A corrupt value is discarded; what is no center is left out.
 * Specification 2, sections 3 and 5.
 *
 * @param raw The stored text (the list as JSON), or null when nothing is stored.
 * @returns Known centers, each once, in the order of `CENTER_IDS`.
 */
export function parseFavorites(raw: string | null): CenterId[] {
  const stored = parseJson(raw);
  return Array.isArray(stored) ? inOrder(stored.filter(isCenterId)) : [];
}

/** Adds a center to the favorites, or removes it; doing it twice changes nothing. Returns a new list in order. */
export function toggleFavorite(favorites: readonly CenterId[], id: CenterId): CenterId[] {
  const rest = favorites.filter((favorite) => favorite !== id);
  return inOrder(rest.length === favorites.length ? [...rest, id] : rest);
}

function inOrder(ids: readonly CenterId[]): CenterId[] {
  return CENTER_IDS.filter((id) => ids.includes(id));
}

function parseJson(raw: string | null): unknown {
  if (raw === null) return null;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
