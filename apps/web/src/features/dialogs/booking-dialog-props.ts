import type { ProgramKind } from '@kidcode/booking';

import type { BookingLinks } from './booking-links';

/** What every booking dialog can be told. */
export interface BookingDialogProps {
  /** The program that the link names, so that nobody is asked for it again. */
  readonly program?: ProgramKind;
  /** Makes the portal's addresses; default: as the site knows them. */
  readonly links?: BookingLinks;
}
