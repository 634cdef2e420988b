import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PagePolicy } from '@kidcode/site';
import * as v from 'valibot';

const CSP_FILE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    scriptHashes: v.array(v.string()),
    connectOrigins: v.optional(v.array(v.string()), []),
    maps: v.optional(v.boolean(), false),
  }),
);

const NOTHING_KNOWN: PagePolicy = { scriptHashes: [], connectOrigins: [], maps: false };

/**
 * What the build says that its pages need, as it wrote it for any host; nothing but the host itself when there is no such
 * file. Read anew each time: a new build brings its own.
 *
 * @param folder the built site.
 */
export async function readPagePolicy(folder: string): Promise<PagePolicy> {
  const text = await readFile(join(folder, 'csp.json'), 'utf8').catch(() => null);
  const read = v.safeParse(CSP_FILE, text);
  return read.success ? read.output : NOTHING_KNOWN;
}
