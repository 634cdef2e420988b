import type { SiteDay } from '@kidcode/scheduling';
import { sitemapEntries } from '@kidcode/site';

import { checkAll, failed, fieldsOf, fine, type Answer, type Ask, type Check } from './ask';

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
type Probed = {
  readonly name: string;
  readonly school: string;
  readonly today: string;
  readonly database: string;
  readonly pages: number | null;
};

function readProbe(answer: Answer): Probed | null {
  const { name, school, today, database, pages } = fieldsOf(answer);
  const isNamed = typeof name === 'string' && typeof school === 'string' && typeof today === 'string';
  if (!isNamed || typeof database !== 'string' || !(pages === null || typeof pages === 'number')) return null;
  return { name, school, today, database, pages };
}

/** The reason that a refusal gives, such as the settings that are missing. */
function reasonOf(answer: Answer): string {
  const error = fieldsOf(answer)['error'];
  const message =
    typeof error === 'object' && error !== null ? (Reflect.get(error, 'message') as unknown) : '';
  return typeof message === 'string' && message !== '' ? `: ${message.replace(/\.$/, '')}` : '';
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
  const probed = readProbe(answer);
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

type Known = { readonly name: FunctionName; readonly probed: Probed };

/** Whether site, functions and this checkout quote the same facts. */
function checkSchool(known: readonly Known[], site: string, here: string): Check {
  const others = known.filter(({ probed }) => probed.school !== site).map(({ name }) => name);
  if (others.length > 0)
    return failed(
      'school',
      `the site shows other facts of the school, such as prices, than these functions know: ${others.join(', ')}`,
      `Deploy the functions again: ${DEPLOY}`,
    );
  return site === here
    ? fine('school', 'site, functions and this checkout have the same facts')
    : failed(
        'school',
        'the site shows other facts of the school, such as prices, than this checkout has',
        'Publish the site again (npm run build), or run the doctor of the checkout that it was built from',
      );
}

function checkKnowledge(known: readonly Known[]): readonly Check[] {
  const pages = known.map(({ probed }) => probed.pages).find((count) => count !== null);
  if (pages === undefined) return [];
  const wanted = sitemapEntries().length;
  return [
    pages >= wanted
      ? fine('knowledge', `the assistant knows ${pages} pages`)
      : failed(
          'knowledge',
          `the assistant knows ${pages} of ${wanted} pages`,
          'Call the function crawl-website once, with SITE_ORIGIN of the functions as the site has it; its log names the pages that it cannot read',
        ),
  ];
}

/** Requests of parents that nobody has mailed to the school. */
function checkWaiting(answer: Answer | null): readonly Check[] {
  const { waiting, oldestSeconds, hasKey } = fieldsOf(answer);
  if (typeof waiting !== 'number' || typeof oldestSeconds !== 'number') return [];
  if (waiting === 0 || oldestSeconds < WAITED_TOO_LONG_SECONDS)
    return [fine('requests', 'no request of a parent waits to be mailed')];
  const mend =
    hasKey === true
      ? 'The log of lead-mail says why: Supabase, Edge Functions, Logs; kidcode leads list --unmailed shows them'
      : 'kidcode leads list --unmailed shows them; with EMAILJS_PRIVATE_KEY set, the functions mail them by themselves';
  return [failed('requests', `requests of parents that wait to be mailed: ${waiting}`, mend)];
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
      return { name, answer, check: checkFunction(name, url, answer) };
    }),
  );
  const known = answers.flatMap(({ name, answer, check }): readonly Known[] => {
    const probed = check.state === 'ok' && answer !== null ? readProbe(answer) : null;
    return probed === null ? [] : [{ name, probed }];
  });
  const elsewhen = known.flatMap(({ name, probed }) =>
    probed.today === today ? [] : [`${name} believes that it is ${probed.today}`],
  );
  return [
    ...answers.map(({ check }) => check),
    checkSchool(known, marks.site, marks.here),
    checkAll('functions-day', elsewhen, {
      of: `${known.length} functions`,
      fine: `the functions believe the same day as the site, ${today}`,
      mend: `The site is on ${today}: SITE_TODAY of the functions says otherwise (supabase secrets unset SITE_TODAY)`,
    }),
    ...checkKnowledge(known),
    ...checkWaiting(answers.find(({ name }) => name === 'lead-mail')?.answer ?? null),
  ];
}
