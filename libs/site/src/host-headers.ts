/**
 * Security headers that the host sends with every answer of the site, whatever it is. The content security policy is not
 * among them: it names the services that a build talks to (page-policy.ts).
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

/** What a host in public adds: from then on a browser asks for the site over TLS only. The sandbox speaks plain HTTP. */
export const PUBLIC_HOST_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** How long an answer may be kept without asking again. Files in assets/ carry a hash of what is in them. */
export const CACHE_RULES = {
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, and the worker that keeps them: a deploy is seen at once. */
  page: 'no-cache',
  file: 'public, max-age=3600',
} as const;
