const partsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/**
 * Whether the center of the address is nobody's choice at a step of the history (D-47), as `keepStandIn` has left it there.
 *
 * @param state Of the step, which may be anything.
 */
export const isStandIn = (state: unknown): boolean => 'standsIn' in partsOf(state);

/** The same for the step where the browser is, before the router reads it. */
export const isStandInHere = (): boolean => isStandIn(partsOf(window.history.state)['usr']);

/**
 * From now on Back and a reload find at this step that its center only stands in. The router hears nothing of it: the
 * address stays, and so does the page.
 */
export function keepStandIn(): void {
  const step = partsOf(window.history.state);
  window.history.replaceState({ ...step, usr: { ...partsOf(step['usr']), standsIn: true } }, '');
}
