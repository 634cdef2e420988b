import type { LatLng } from '../branch';

/** Where a ZIP lies, by open data. */
export type Place = LatLng & {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
};

/** Looks a ZIP up; undefined: there is none with these digits. */
export type Places = (zip: string) => Place | undefined;
