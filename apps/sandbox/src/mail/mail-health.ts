import type { Database } from '@kidcode/functions';
import * as v from 'valibot';

const WAITING = v.object({ waiting: v.number() });

/**
 * How many requests were stored a quarter of an hour ago and are not mailed yet, for the health page; nothing while the
 * database cannot say.
 */
export async function mailHealth(
  database: Database,
  isReady: boolean,
): Promise<{ requestsWithoutMail?: string }> {
  if (!isReady) return {};
  const answer = v.safeParse(WAITING, await database.call('unmailed_leads', {}).catch(() => null));
  return answer.success ? { requestsWithoutMail: String(answer.output.waiting) } : {};
}
