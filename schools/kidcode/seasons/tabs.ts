import type { SeasonTab } from '@kidcode/school';

/**
 * The seasons as menus, addresses and tabs name them, in their order. They stand apart from the rest of a season because
 * every page needs them and only the camp pages need the rest.
 */
export const SEASON_TABS = {
  winter: { id: 'winter', title: 'Winter Camp', icon: 'snowflake', address: 'season-first' },
  summer: { id: 'summer', title: 'Summer Camp', icon: 'sun', address: 'center-first' },
  spring: { id: 'spring', title: 'Spring Camp', icon: 'flower', address: 'season-first' },
} as const satisfies Readonly<Record<string, SeasonTab>>;
