const HOUR_MS = 3_600_000;

/**
 * Does a piece of work now, and every hour, as the database's own clock does on Supabase. A failure is reported, and the next
 * hour tries again.
 *
 * @returns how to stop it.
 */
export function everyHour(work: () => Promise<unknown>, reportFailure: (error: unknown) => void): () => void {
  const run = (): void => void work().catch(reportFailure);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
