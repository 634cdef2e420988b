import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteDay } from '@kidcode/school';

import type { Circumstances } from '../src/circumstances';

/** The day that the specifications' content is about. */
export const ON: Circumstances = {
  today: siteDay('2025-12-01'),
  now: null,
  branch: null,
  places: ZIP_PLACES,
};
