import type { SiteDay } from '@kidcode/scheduling';
import { sitemapEntries } from '@kidcode/site';
import * as v from 'valibot';

import type { Answer } from '../ask';
import {
  check,
  failed,
  faultOfAll,
  fine,
  PUBLISH,
  read,
  REFUSAL,
  statusOf,
  type Ask,
  type Check,
  type Deployment,
} from './check';

/** The functions as they are deployed, by the name that each gives itself. */
const FUNCTIONS = {
  'camp-token': 'camp-token',
  'ai-chat-vector': 'chat',
  'answer-vote': 'vote',
  'crawl-website': 'crawl',
  lead: 'lead',
  'lead-mail': 'lead-mail',
  'office-account': 'office-account',
  places: 'places',
} as const;

type FunctionName = keyof typeof FUNCTIONS;

const NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

/** A parent waits for eight seconds at most, for more than a look at the database. */
const SLOW_MS = 5_000;

const DEPLOY = 'npx nx build @kidcode/functions, then supabase functions deploy';

/** The hourly job mails what has waited for a quarter of an hour: after two of its rounds nothing should wait. */
const WAITED_TOO_LONG_SECONDS = 2 * 3_600;

/** What a function says of itself; more may come with it. */
const PROBED = v.object({
  name: v.string(),
  school: v.string(),
  today: v.string(),
  database: v.string(),
  pages: v.nullable(v.number()),
});

/** What `lead-mail` adds: requests of parents that nobody has mailed to the school. */
const WAITING = v.object({ waiting: v.number(), oldestSeconds: v.number(), hasKey: v.optional(v.unknown()) });

/** The reason that a refusal gives, such as the settings that are missing. */
function reasonOf(answer: Answer): string {
  const message = read(REFUSAL, answer)?.error.message ?? '';
  return message === '' ? '' : `: ${message.replace(/\.$/, '')}`;
}

function checkFunction(name: FunctionName, url: string, answer: Answer | null): Check {
  const bad = (found: string, mend: string) => failed(name, `${url}: expected an answer, ${found}`, mend);
  if (answer === null)
    return bad(
      `got none within ${SLOW_MS / 1000} seconds`,
      `Deploy it (${DEPLOY} ${name}) or see its log; the site asks where SUPABASE_FUNCTIONS_URL or SUPABASE_URL of the build says`,
    );
  const { status } = answer;
  if (status === 404) return bad('got status 404', `Deploy it: ${DEPLOY} ${name}`);
  if (status === 405) return bad('got that of an older one', `Deploy it again: ${DEPLOY} ${name}`);
  if (status === 503)
    return bad(`got status 503${reasonOf(answer)}`, 'Set what it names with supabase secrets set');
  if (status !== 200)
    return bad(`got status ${status}${reasonOf(answer)}`, 'Its log says why: Supabase, Edge Functions, Logs');
  const probed = read(PROBED, answer);
  if (probed?.name !== FUNCTIONS[name])
    return bad(
      'got that of something else',
      `Deploy it (${DEPLOY} ${name}), or correct SUPABASE_FUNCTIONS_URL of the build`,
    );
  if (probed.database !== 'ok')
    return bad(
      'it does not reach its database',
      'Run supabase db push, and look at SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY of the functions',
    );
  return fine(name, 'answers, and reaches its database');
}

type Known = { readonly name: FunctionName; readonly probed: v.InferOutput<typeof PROBED> };

/** Whether site, functions and this checkout quote the same facts. */
function checkSchool(known: readonly Known[], site: string, here: string): Check {
  const others = known.filter(({ probed }) => probed.school !== site).map(({ name }) => name);
  if (others.length > 0)
    return failed(
      'school',
      `the site shows other facts of the school, such as prices, than these functions know: ${others.join(', ')}`,
      `Deploy the functions again: ${DEPLOY}`,
    );
  const fault = 'the site shows other facts of the school, such as prices, than this checkout has';
  return check(
    'school',
    site === here ? null : fault,
    'site, functions and this checkout have the same facts',
    'Publish the site again (npm run build), or run the doctor of the checkout that it was built from',
  );
}

function checkKnowledge(known: readonly Known[]): readonly Check[] {
  const pages = known.map(({ probed }) => probed.pages).find((count) => count !== null);
  if (pages === undefined) return [];
  const wanted = sitemapEntries().length;
  return [
    check(
      'knowledge',
      pages >= wanted ? null : `the assistant knows ${pages} of ${wanted} pages`,
      `the assistant knows ${pages} pages`,
      'Call the function crawl-website once, with SITE_ORIGIN of the functions as the site has it; its log names the pages that it cannot read',
    ),
  ];
}

function checkWaiting(answer: Answer | null): readonly Check[] {
  const told = read(WAITING, answer);
  if (told === null) return [];
  const { waiting, oldestSeconds, hasKey } = told;
  const isLate = waiting > 0 && oldestSeconds >= WAITED_TOO_LONG_SECONDS;
  const mend =
    hasKey === true
      ? 'The log of lead-mail says why: Supabase, Edge Functions, Logs; kidcode leads list --unmailed shows them'
      : 'kidcode leads list --unmailed shows them; with EMAILJS_PRIVATE_KEY set, the functions mail them by themselves';
  const fault = isLate ? `requests of parents that wait to be mailed: ${waiting}` : null;
  return [check('requests', fault, 'no request of a parent waits to be mailed', mend)];
}

/**
 * The functions, by what each says of itself to a GET: nothing is stored, sent or counted.
 *
 * @param today the day on which the site is.
 * @param marks of the school's facts: of the site, and of this checkout.
 */
export async function checkFunctions(
  functionsUrl: string,
  today: SiteDay,
  marks: { readonly site: string; readonly here: string },
  ask: Ask,
): Promise<readonly Check[]> {
  const answers = await Promise.all(
    NAMES.map(async (name) => {
      const url = `${functionsUrl}/${name}`;
      // Its plain answer is that of every page.
      const answer = await ask(name === 'places' ? `${url}?doctor` : url, { timeoutMs: SLOW_MS });
      return { name, answer, verdict: checkFunction(name, url, answer) };
    }),
  );
  const known = answers.flatMap(({ name, answer, verdict }): readonly Known[] => {
    const probed = verdict.state === 'ok' ? read(PROBED, answer) : null;
    return probed === null ? [] : [{ name, probed }];
  });
  const elsewhen = known.flatMap(({ name, probed }) =>
    probed.today === today ? [] : [`${name} believes that it is ${probed.today}`],
  );
  return [
    ...answers.map(({ verdict }) => verdict),
    checkSchool(known, marks.site, marks.here),
    check(
      'functions-day',
      faultOfAll(elsewhen, `${known.length} functions`),
      `the functions believe the same day as the site, ${today}`,
      `The site is on ${today}: SITE_TODAY of the functions says otherwise (supabase secrets unset SITE_TODAY)`,
    ),
    ...checkKnowledge(known),
    ...checkWaiting(answers.find(({ name }) => name === 'lead-mail')?.answer ?? null),
  ];
}

/** What refuses a stranger: not signed in, or not allowed. */
const REFUSALS: readonly number[] = [401, 403];

/** Whether the backend keeps requests from somebody who has only what every visitor has. Nothing is stored. */
async function checkStranger({ backend, backendKey }: Deployment, ask: Ask): Promise<Check> {
  const url = `${backend}/rest/v1/rpc/office_leads`;
  const answer = await ask(url, {
    body: { p_filter: { limit: 1 } },
    headers: { apikey: backendKey, Authorization: `Bearer ${backendKey}` },
  });
  if (answer !== null && REFUSALS.includes(answer.status))
    return fine('office', 'the office refuses a stranger');
  return answer?.status === 200
    ? failed(
        'office',
        `${url}: a stranger gets the requests of parents`,
        'Take the site off line and run supabase db push: the rights of the migrations are missing',
      )
    : failed(
        'office',
        `${url}: expected a refusal of a stranger, got ${statusOf(answer)}`,
        'Run supabase db push, and look at SUPABASE_URL and SUPABASE_ANON_KEY of the build',
      );
}

/** The office: its page, which no search engine may list, and its door. */
export async function checkOffice(base: string, deployment: Deployment, ask: Ask): Promise<readonly Check[]> {
  const [page, door] = await Promise.all([ask(`${base}/office`), checkStranger(deployment, ask)]);
  const isPage = page?.status === 200 && /<meta name="robots" content="noindex/.test(page.body);
  return [
    check(
      'office-page',
      isPage ? null : `${base}/office: expected the office with "noindex", got ${statusOf(page)}`,
      'the office has its page, and search engines are told to leave it',
      PUBLISH,
    ),
    door,
  ];
}
