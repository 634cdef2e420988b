/**
 * Security headers that the host sends with every answer of the site, whatever it is. The content security policy is not
 * among them: it names the services that a build talks to.
 */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The finder asks for the location, the code scanner for the camera.
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  // Registration opens the portal in a tab of its own (D-13), which a stricter policy would cut off mid-way.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
