import { checkSecret } from '@kidcode/booking';
import { SCHOOL } from '@kidcode/current-school/school';
import { siteToday, type SiteDay } from '@kidcode/scheduling';
import { schoolMark } from '@kidcode/school/mark';

import type { Answer } from '../ask';
import type { DeclareCommands } from '../declare';
import {
  askOverNetwork,
  deploymentOf,
  failed,
  fine,
  note,
  read,
  type Ask,
  type Check,
  checkEach,
  HEADERS_FILE,
  PUBLISH,
  statusOf,
} from '../doctor/check';
import { checkFunctions, checkOffice } from '../doctor/check-backend';
import { checkPages, POLICY, type Pages } from '../doctor/check-pages';
import { checkSearch, checkServices, checkTime } from '../doctor/check-services';
import { siteAddress } from '../option-parsers';
import { badInput, failedCheck, report, type Outcome } from '../outcome';
import { printTable } from '../print-table';
import { askPastSlash, checkSite, mapBounded, expectedAnswers } from '../site-check';
import type { Surroundings } from '../surroundings';

const AT_ONCE = 12;
const WORKER = '/sw.js';
const A_YEAR = 31_536_000;

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
async function checkFiles(
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
  const of = `${asked.length} files`;
  const checkFile = checkEach(there, of);
  const isCompressed = entry?.headers['content-encoding'] !== undefined;
  return [
    checkEach(asked, of)(
      'files',
      (answer) => (answer?.status === 200 ? null : `expected status 200, got ${statusOf(answer)}`),
      `${asked.length} scripts, pictures, fonts and other files`,
      PUBLISH,
    ),
    checkFile(
      'types',
      typeFault,
      'each file with its type',
      "Set the type in the host's table (mime.types in nginx)",
    ),
    checkFile('keeping', cachingFault, 'scripts for a year, other files for a while', HEADERS_FILE),
    ...(entry === null || isCompressed
      ? []
      : [note('compression', 'scripts are not sent compressed: serve the .br or .gz beside them')]),
    checkWorker(worker, script),
  ];
}

const isPage = ({ status, headers }: Answer): boolean =>
  [200, 404].includes(status) && /^text\/html/.test(headers['content-type'] ?? '');

/** Every page and redirect, and the pages themselves for what else is asked of them. */
async function askForPages(base: string, today: SiteDay, ask: Ask): Promise<{ check: Check; pages: Pages }> {
  const pages = new Map<string, Answer>();
  const past = askPastSlash(async (url) => {
    const answer = await ask(url);
    if (answer === null) return badInput('none in time');
    if (isPage(answer)) pages.set(url.slice(base.length), answer);
    return { ok: true, value: answer };
  });
  const { checked, problems } = await checkSite(base, expectedAnswers(today), past.ask);
  const [first] = problems;
  const slashes = past.slashes();
  const check =
    first !== undefined
      ? failed(
          'site',
          `${problems.length} of ${checked} pages and redirects are wrong; first: ${first.message}`,
          `${PUBLISH} of this checkout; redirects stand in its _redirects and nginx.conf`,
        )
      : slashes === 0
        ? fine('site', `${checked} pages and redirects`)
        : note(
            'site',
            `${checked} pages and redirects; the host adds a slash to ${slashes} addresses, one step more for each`,
          );
  return { check, pages };
}

async function checkDeployment(
  base: string,
  { env, nowSeconds: now }: Surroundings,
  ask: Ask,
): Promise<readonly Check[]> {
  const nowSeconds = now();
  const [home, facts, csp] = await Promise.all(
    ['/', '/deployment.json', '/csp.json'].map((path) => ask(base + path)),
  );
  if (home === undefined || home === null)
    return [
      failed('site', `${base} cannot be reached`, 'Look at its address, its name server and its certificate'),
    ];
  const deployment = facts?.status === 200 ? read(deploymentOf(base), facts) : null;
  if (deployment === null) {
    const mend = 'Build the site (npm run build) and publish the whole folder apps/web/dist/client';
    return [failed('build', "expected /deployment.json as today's builds write it", mend)];
  }
  const today = deployment.pinnedToday ?? siteToday({ now: new Date(nowSeconds * 1000) });
  const secret = checkSecret(env['CAMP_TOKEN_SECRET']);
  const script = /data-entry="([^"]+)"/.exec(home.body)?.[1];
  const marks = { site: deployment.school, here: await schoolMark(SCHOOL) };
  const services = { base, deployment, today, nowSeconds, secret: secret.ok ? secret.value : null };
  const [site, ...others] = await Promise.all([
    askForPages(base, today, ask),
    checkFiles(base, deployment.files, script, ask),
    checkSearch(base, deployment.origin, ask),
    checkFunctions(deployment.functionsUrl, today, marks, ask),
    checkServices(services, ask),
    checkOffice(base, deployment, ask),
  ]);
  return [
    site.check,
    ...checkPages(site.pages, base, deployment, read(POLICY, csp ?? null)),
    ...checkTime(base, deployment, home, { pinnedHere: env['SITE_TODAY']?.trim(), nowSeconds }),
    ...others.flat(),
  ];
}

/**
 * `kidcode doctor`: whether a deployment is as this repository built it, asked from outside within 30 seconds. Nothing is stored
 * or sent; each fault names the file or setting that mends it.
 */
async function doctorCommand(
  surroundings: Surroundings,
  { baseUrl: base }: { readonly baseUrl: string },
): Promise<Outcome> {
  const checks = await checkDeployment(base, surroundings, askOverNetwork());
  const bad = checks.filter(({ state }) => state === 'failed');
  const data = { ok: bad.length === 0, baseUrl: base, checks };
  const rows = checks.map(({ id, state, message }) => [id, state, message]);
  const text = (width: number) => printTable([['PART', 'STATE', 'WHAT'], ...rows], { width });
  if (bad.length === 0) return report(data, text);
  return failedCheck(
    data,
    text,
    `expected ${checks.length} parts to be right, ${bad.length} are not; first: ${bad[0]?.message ?? ''}`,
  );
}

export const declareDoctor: DeclareCommands = (program) => {
  program
    .data('doctor', 'check a deployed site and its services from outside', () => [
      'kidcode doctor --base-url http://localhost:4310',
      'kidcode doctor --json --base-url http://localhost:4310',
    ])
    .requiredOption('--base-url <url>', 'the address of the deployed site', siteAddress)
    .answers(doctorCommand);
};
