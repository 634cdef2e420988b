/** Below this width, in CSS pixels, a screen is a phone. Source: specification 1, section 9. */
export const MOBILE_BREAKPOINT_PX = 768;
