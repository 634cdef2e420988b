import { MOBILE_BREAKPOINT_PX } from '../../shared/mobile-breakpoint';

/** Where the portal's booking page opens: same tab on mobile, a new one otherwise. Specification 1, section 4. */
export const bookingTarget = (viewportWidthPx: number): 'same-tab' | 'new-tab' =>
  viewportWidthPx < MOBILE_BREAKPOINT_PX ? 'same-tab' : 'new-tab';
