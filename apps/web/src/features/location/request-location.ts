import { LOCATION_LIMITS, locationErrorCode, type LocationOutcome } from '@kidcode/branches';
import type { Dispatch } from '@reduxjs/toolkit';

import { locationAsked, locationFailed, locationFound } from './location-slice';

const { requestTimeoutMs, overallTimeoutMs, maximumAgeMs, highAccuracy } = LOCATION_LIMITS;

/** The device is asked once at a time; whoever asks meanwhile gets the same answer. */
let asked: Promise<LocationOutcome> | null = null;

function askDevice(): Promise<LocationOutcome> {
  // Absent outside secure contexts, whatever the types say.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve({ ok: false, error: 'unsupported' });
  return new Promise((resolve) => {
    const answer = (outcome: LocationOutcome) => {
      clearTimeout(limit);
      resolve(outcome);
    };
    // A prompt that nobody answers starts no timeout of the device's own.
    const limit = setTimeout(() => answer({ ok: false, error: 'gave-up' }), overallTimeoutMs);
    geolocation.getCurrentPosition(
      ({ coords }) => answer({ ok: true, at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => answer({ ok: false, error: locationErrorCode(code) }),
      { timeout: requestTimeoutMs, maximumAge: maximumAgeMs, enableHighAccuracy: highAccuracy },
    );
  });
}

/**
 * Asks the device where the visitor is: 8 seconds for the device, 10 overall, a position of the last five
 * minutes will do, low accuracy (specification 1, section 9). May show the browser's permission prompt, so call
 * it in answer to the visitor, or when permission was granted before (D-30). Loaded lazily:
 * `const { requestLocation } = await import('../location/request-location')`.
 *
 * @param dispatch Keeps the location slice in step.
 * @returns Never rejects: an error is a value, whose words are in `LOCATION_MESSAGES`.
 */
export async function requestLocation(dispatch: Dispatch): Promise<LocationOutcome> {
  dispatch(locationAsked());
  asked ??= askDevice().finally(() => (asked = null));
  const outcome = await asked;
  dispatch(outcome.ok ? locationFound(outcome.at) : locationFailed(outcome.error));
  return outcome;
}
