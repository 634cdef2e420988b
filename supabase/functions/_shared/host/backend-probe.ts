import { SCHOOL } from '@kidcode/current-school/school';
import type { SiteDay } from '@kidcode/scheduling';
import { schoolMark } from '@kidcode/school/mark';
import * as v from 'valibot';

import type { Database } from '../database/database.ts';
import { orElse, type Probe, type ReportFailure } from '../http/endpoint.ts';

export type ProbePorts = {
  database: Database;
  today: () => SiteDay;
  reportFailure: ReportFailure;
};

const KNOWN = v.object({ pages: v.record(v.string(), v.string()) });

/**
 * What a function finds out about itself: `{ school, today, database, pages }`. Reads only; nothing is stored or counted. Whoever asks meanwhile gets the same answer, so that a flood costs one look at a time.
 *
 * `school` is the mark of the facts that the function quotes, `pages` how many pages the assistant knows (null: not known),
 * `database` is `ok` or `failed`.
 */
export function backendProbe(ports: ProbePorts): Probe {
  let running: ReturnType<Probe> | null = null;
  return () => {
    running ??= look(ports).finally(() => {
      running = null;
    });
    return running;
  };
}

async function look({ database, today, reportFailure }: ProbePorts): ReturnType<Probe> {
  const pages = await orElse<number | null>(knownPages(database), null, reportFailure);
  return {
    school: await schoolMark(SCHOOL),
    today: today(),
    database: pages === null ? 'failed' : 'ok',
    pages,
  };
}

async function knownPages(database: Database): Promise<number> {
  return Object.keys(v.parse(KNOWN, await database.call('known_pages', {})).pages).length;
}
