import { formatMiles } from '@kidcode/school';
import type { MeasuredCenter } from './find-centers';
import type { LocationErrorCode } from './nearest-center';

/** The finder's toasts. Source: specification 2, section 4, word for word. */
export const FAVORITE_TOASTS = {
  added: {
    title: 'Added to favorites',
    description: 'This center has been added to your favorites.',
  },
  removed: {
    title: 'Removed from favorites',
    description: 'This center has been removed from your favorites.',
  },
} as const;

/** What stands above the list when nothing matches (D-14). Source: specification 2, section 8, word for word. */
export const NO_CENTERS_MESSAGE = {
  title: 'No learning centers found matching your criteria.',
  hint: 'Try adjusting your filters or search terms.',
} as const;

/**
 * What stands above the list when a place is known and no center lies within the limit (D-52).
 *
 * @param message.limitMiles The distance limit, above 0.
 * @param message.place '76092', 'Plano' or 'your location'.
 * @param message.nearest The nearest of the centers that the other filters let pass.
 * @param message.isNarrowed Whether words or other filters leave out a nearer one.
 */
export function tooFarMessage(message: {
  readonly limitMiles: number;
  readonly place: string;
  readonly nearest: MeasuredCenter<{ readonly name: string }>;
  readonly isNarrowed: boolean;
}): string {
  const { limitMiles, place, nearest, isNarrowed } = message;
  const which = isNarrowed ? 'The nearest that matches' : 'The nearest';
  return `No center within ${limitMiles} miles of ${place}. ${which}: ${nearest.center.name}, ${formatMiles(nearest.distanceMiles)}.`;
}

/** The map's errors, by what failed. Source: specification 2, section 8, word for word. */
export const MAP_MESSAGES = {
  loadTitle: 'Error loading Google Maps',
  load: 'We encountered a problem loading the map. Please check your internet connection or try again later.',
  pan: 'Failed to pan to selected location',
  initialize: 'Failed to initialize map properly',
  focus: 'Failed to focus on selected location',
} as const;

/** What a visitor is told about a location error. Source: specification 1, section 8, word for word. */
export const LOCATION_MESSAGES = {
  denied: 'Location access denied. Some features may be limited.',
  unavailable: 'Location information unavailable. Some features may be limited.',
  timeout: 'Location request timed out. Some features may be limited.',
  unknown: 'Unable to access your location. Some features may be limited.',
  unsupported: 'Geolocation is not supported by your browser. Some features may be limited.',
  'gave-up': "Location request timed out. We'll use online mode by default.",
} as const satisfies Record<LocationErrorCode, string>;
