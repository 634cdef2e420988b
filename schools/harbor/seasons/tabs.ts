import type { SeasonTab } from '@kidcode/school';

/** The seasons as menus, addresses and tabs name them, in their order. */
export const SEASON_TABS = {
  fall: { id: 'fall', title: 'Fall Camp', icon: 'leaf', address: 'season-first' },
  summer: { id: 'summer', title: 'Summer Camp', icon: 'sun', address: 'center-first' },
} as const satisfies Readonly<Record<string, SeasonTab>>;
