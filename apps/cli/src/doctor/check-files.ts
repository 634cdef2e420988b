import { mapBounded } from '../site-check/check-site';
import type { Answer } from '../ask';
import { checkAll, failed, faultsOf, fine, note, statusOf, type Ask, type Check } from './check';

const AT_ONCE = 12;
const WORKER = '/sw.js';
const A_YEAR = 31_536_000;

const PUBLISH = 'Publish the whole folder apps/web/dist/client';
const HEADERS_FILE = 'Have the host send what _headers (or nginx.conf) of apps/web/dist/client says';

/** What browsers take a file for; with `nosniff` another type means that it is not used. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  ico: /^image\//,
  woff2: /^(font\/woff2|application\/(font-woff2|octet-stream))/,
  webmanifest: /^application\/(manifest\+)?json/,
  txt: /^text\/plain/,
  xml: /^(text|application)\/xml/,
};

const maxAge = (rule: string): number => Number(/max-age=(\d+)/.exec(rule)?.[1] ?? 0);

/** Files of assets/ carry a hash of what is in them; another file under the same name would not be seen for long. */
function cachingFault({ headers }: Answer, path: string): string | null {
  const rule = headers['cache-control'] ?? '';
  if (path.startsWith('/assets/'))
    return maxAge(rule) >= A_YEAR ? null : `expected to be kept for a year, got "${rule}"`;
  return rule.includes('immutable') ? `expected to be asked about again, got "${rule}"` : null;
}

function typeFault({ headers }: Answer, path: string): string | null {
  const type = headers['content-type'] ?? '';
  const wanted = TYPES[path.split('.').at(-1) ?? ''];
  return wanted === undefined || wanted.test(type) ? null : `got the type "${type}"`;
}

function checkWorker(worker: Answer | null, script: string | undefined): Check {
  if (worker?.status !== 200)
    return failed('offline', `${WORKER}: expected status 200, got ${statusOf(worker)}`, PUBLISH);
  const fault = typeFault(worker, WORKER);
  if (fault !== null) return failed('offline', `${WORKER}: ${fault}`, HEADERS_FILE);
  const rule = worker.headers['cache-control'] ?? '';
  if (maxAge(rule) > 0 || rule.includes('immutable'))
    return failed('offline', `${WORKER} must be asked about each time, got "${rule}"`, HEADERS_FILE);
  if (script === undefined || !worker.body.includes(script))
    return failed('offline', `${WORKER} is of another build than the pages`, PUBLISH);
  return fine('offline', 'the worker of this build, asked about each time');
}

/**
 * Every file beside the pages: whether it is there, of which type, and how long it is kept; and the worker that keeps the site for
 * visitors without a connection.
 *
 * @param files paths, as `deployment.json` lists them.
 * @param script the entry script of the home page.
 */
export async function checkFiles(
  base: string,
  files: readonly string[],
  script: string | undefined,
  ask: Ask,
): Promise<readonly Check[]> {
  const [asked, worker, entry] = await Promise.all([
    mapBounded(
      files.filter((path) => path !== WORKER),
      AT_ONCE,
      async (path) => [path, await ask(base + path, { method: 'HEAD' })] as const,
    ),
    ask(base + WORKER),
    script === undefined ? null : ask(base + script),
  ]);
  const there = asked.flatMap(([path, answer]) => (answer?.status === 200 ? [[path, answer] as const] : []));
  const missing = faultsOf(asked, (answer) =>
    answer?.status === 200 ? null : `expected status 200, got ${statusOf(answer)}`,
  );
  const of = `${asked.length} files`;
  const isCompressed = entry?.headers['content-encoding'] !== undefined;
  return [
    checkAll('files', missing, {
      of,
      fine: `${asked.length} scripts, pictures, fonts and other files`,
      mend: PUBLISH,
    }),
    checkAll('types', faultsOf(there, typeFault), {
      of,
      fine: 'each file with its type',
      mend: "Set the type in the host's table (mime.types in nginx)",
    }),
    checkAll('keeping', faultsOf(there, cachingFault), {
      of,
      fine: 'scripts for a year, other files for a while',
      mend: HEADERS_FILE,
    }),
    ...(entry === null || isCompressed
      ? []
      : [note('compression', 'scripts are not sent compressed: serve the .br or .gz beside them')]),
    checkWorker(worker, script),
  ];
}
