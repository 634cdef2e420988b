import type { LocationErrorCode } from './nearest-center';

/** What a visitor is told about a location error. Source: specification 1, section 8, word for word. */
export const LOCATION_MESSAGES = {
  denied: 'Location access denied. Some features may be limited.',
  unavailable: 'Location information unavailable. Some features may be limited.',
  timeout: 'Location request timed out. Some features may be limited.',
  unknown: 'Unable to access your location. Some features may be limited.',
  unsupported: 'Geolocation is not supported by your browser. Some features may be limited.',
  'gave-up': "Location request timed out. We'll use online mode by default.",
} as const satisfies Record<LocationErrorCode, string>;
