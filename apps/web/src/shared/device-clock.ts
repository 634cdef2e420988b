/**
 * The moment on the device's clock: the one place of the site that reads it, so that a test can set it and nobody
 * takes it for the day of the site, which is the store's (`features/clock`).
 */
export const deviceNow = (): Date => new Date();

/** The time zone that the device is set to, as an IANA name; in the browser only. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** So many bytes of the device's chance, which nobody can foresee; in the browser only. */
export const deviceChance = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
