const STEPS = [0.5, 1, 2, 5, 10, 20, 50] as const;

/** The longest of a few round distances, in miles, that takes at most `maxPx` on the screen. */
export function roundMiles(maxPx: number, pixelsPerMile: number): number {
  return STEPS.findLast((miles) => miles * pixelsPerMile <= maxPx) ?? STEPS[0];
}

/** '1 mile', '5 miles'. */
export function milesLabel(miles: number): string {
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
