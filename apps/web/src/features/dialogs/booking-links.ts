import type { BookingRequest, MeetingRequest, ProgramKind } from '@kidcode/booking';
import { consultationLink, trialLink } from '@kidcode/booking';

import { siteConfig } from '../../shared/site-config';
import type { HandOffLink } from '../hand-off/hand-off';

export interface BookingDialogProps {
  /** The program that the link names, so that nobody is asked for it again. */
  readonly program?: ProgramKind;
}

/** How long a parent waits for an address before we say that it failed, in milliseconds. */
const LINK_TIMEOUT_MS = 10_000;

/** The answer, or a failure when it takes too long. */
export function inTime(link: Promise<HandOffLink>): Promise<HandOffLink> {
  let timer = 0;
  const late = new Promise<HandOffLink>((resolve) => {
    timer = window.setTimeout(() => resolve({ ok: false, error: { code: 'too-slow' } }), LINK_TIMEOUT_MS);
  });
  return Promise.race([link, late]).finally(() => window.clearTimeout(timer));
}

const ready = (value: string): Promise<HandOffLink> => Promise.resolve({ ok: true, value });

const { portal } = siteConfig;

/** The portal's address for what a parent chose; none is asked for while the browser says that it is offline. A deployment may ask its portal for it instead. */
export const bookingLinks = {
  trial: (request: BookingRequest) => ready(trialLink({ portal, ...request })),
  consultation: (request: MeetingRequest) => ready(consultationLink({ portal, ...request })),
};
