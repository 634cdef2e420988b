/** Below this width, in CSS pixels, a screen is a phone. Source: specification 1, section 9. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Where the portal's booking page opens: same tab on mobile, a new one otherwise. Specification 1, section 4. */
export const bookingTarget = (viewportWidthPx: number): 'same-tab' | 'new-tab' =>
  viewportWidthPx < MOBILE_BREAKPOINT_PX ? 'same-tab' : 'new-tab';
