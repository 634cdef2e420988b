import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

const CSP_FILE = v.pipe(v.string(), v.parseJson(), v.object({ scriptHashes: v.array(v.string()) }));

/**
 * CSP sources (`'sha256-…'`) of the scripts that the pages carry in their own text, as the build wrote them for any
 * host; none when there is no such file. Read anew each time: a new build brings its own.
 *
 * @param folder the built site.
 */
export async function readScriptHashes(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'csp.json'), 'utf8').catch(() => null);
  const read = v.safeParse(CSP_FILE, text);
  return read.success ? read.output.scriptHashes : [];
}
