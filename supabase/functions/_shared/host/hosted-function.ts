import { refuse, toResponse } from '../http/answer.ts';
import { preflight } from '../http/cors.ts';
import type { Handler } from '../http/endpoint.ts';
import { readSettings, type Settings } from './read-settings.ts';

/**
 * A function as Supabase runs it. With bad settings it still answers, readably for the browser; answer and log say what is
 * wrong, which holds no value of a setting.
 *
 * @param get reads one variable of the environment.
 * @param report writes to the function's log.
 * @param names all variables that are set.
 */
export function hostedFunction(
  get: (name: string) => string | undefined,
  report: (problem: unknown) => void,
  make: (settings: Settings, report: (problem: unknown) => void) => Handler,
  names: readonly string[] = [],
): Handler {
  const settings = readSettings(get, names);
  if (settings.ok) return make(settings.value, report);
  for (const problem of settings.error.problems) report(problem);
  const answer = refuse(
    503,
    'not-configured',
    `This service is not set up yet: ${settings.error.problems.join('; ')}.`,
  );
  return (request) => Promise.resolve(request.method === 'OPTIONS' ? preflight() : toResponse(answer));
}
