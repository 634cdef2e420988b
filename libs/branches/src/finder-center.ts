import type { LatLng } from './lat-lng';

/** What the finder needs to know of a center; the list may hold any number of them. */
export interface FinderCenter {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly coordinates: LatLng;
}
