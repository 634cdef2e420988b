const HOUR_MS = 3_600_000;

/**
 * Deletes what is kept for a while only - now, and every hour, as the database's own clock does on Supabase. A failure is
 * reported, and the next hour tries again.
 *
 * @returns how to stop it.
 */
export function forgetRegularly(
  forgetOld: () => Promise<unknown>,
  reportFailure: (error: unknown) => void,
): () => void {
  const forget = (): void => void forgetOld().catch(reportFailure);
  forget();
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
