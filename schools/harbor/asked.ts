/** How parents ask for what stands at an address; the invented school has collected none. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {};
