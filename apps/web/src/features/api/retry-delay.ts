/** Retries after the first attempt. Source: specification 1, section 9. */
export const MAX_RETRIES = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Milliseconds before a retry: 1, 2, 4, ... seconds, at most 30. Source: specification 1, section 9.
 *
 * @param retry 1 for the first retry.
 */
export const retryDelay = (retry: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (retry - 1), LONGEST_DELAY_MS);
