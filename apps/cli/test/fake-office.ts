import { createServer, type IncomingMessage } from 'node:http';

import { DEFAULT_CENTER } from '@kidcode/branches';

import { listen } from './fake-site';
import type { Surroundings } from '../src/surroundings';
import { kidcode, refused, words } from './kidcode';

const OFFICE_KEY = 'a-key-of-the-tests-only';

/** A lead as the backend tells it. */
export const OFFICE_LEAD = {
  reference: 'KC-7Q2M-X4RT-9D1A',
  kind: 'coupon',
  branch: 'nowhere-we-know',
  name: '=HYPERLINK("http://evil.example")',
  email: 'ana@example.com',
  phone: '+1 972 555 0101',
  subject: '10% Off Coupon Request',
  message: 'Two lines,\n"quoted"',
  receivedAt: '2025-12-01T12:00:00+00:00',
  mailedAt: null,
  doneAt: null,
  keepUntil: '2027-12-01T12:00:00+00:00',
  ageSeconds: 7_300,
  state: 'new',
  note: '',
  assignedTo: null,
  version: 1,
  changedAt: null,
  changedBy: null,
  consent: { version: 'sms-email-2', channel: 'coupon-dialog', at: '2025-12-01T12:00:00+00:00' },
};

/** A question as the backend tells it. */
export const MISS = {
  question: 'is there\nparking?',
  card: 'parking',
  declined: 3,
  votedDown: 1,
  pages: ['/faq'],
};

/** The account that the fake knows. */
export const STAFF = { email: 'staff@example.com', password: 'a password of the tests' };

/** What a token lasts, in seconds; one that was refreshed is named so. */
const session = (token: string) => ({
  access_token: token,
  refresh_token: `refresh of ${token}`,
  expires_at: 1_764_547_200 + 900,
  user: { email: STAFF.email },
});

export const PLACE = { edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless' };

/** A counted place as the backend tells it. */
const COUNTED = {
  ...PLACE,
  capacity: 12,
  taken: 9,
  left: 3,
  waiting: 2,
  closed: false,
  reason: '',
  version: 4,
  updatedBy: 'ana@example.com',
  updatedAt: '2025-12-01T12:00:00+00:00',
  ageSeconds: 3_700,
};

const WAITING = {
  ...PLACE,
  reference: OFFICE_LEAD.reference,
  childAge: 8,
  state: 'waiting',
  version: 3,
  name: 'Ana',
  email: 'ana@example.com',
  phone: '',
  arrivedAt: '2025-12-01T12:00:00+00:00',
  ageSeconds: 7_300,
};

export type FakeOffice = {
  /** What SUPABASE_URL and the key must be. */
  readonly env: Readonly<Record<string, string>>;
  readonly calls: readonly (readonly [name: string, args: unknown])[];
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

type Filter = { kind?: string; limit?: number; after?: object };

/** One lead; of messages to teachers a page, and one more. */
const leadsOf = ({ kind, limit = 1, after }: Filter): readonly object[] =>
  Array.from({ length: kind === 'teacher' && !after ? limit : 1 }, () => OFFICE_LEAD);

/** A backend that keeps one lead. @param left the places that week 1 of its camp has. */
export async function fakeOffice(left = 0): Promise<FakeOffice> {
  const calls: [string, unknown][] = [];
  const answers: Readonly<Record<string, (args: object) => unknown>> = {
    office_leads: (args) => leadsOf(Reflect.get(args, 'p_filter') as Filter),
    office_misses: () => [MISS],
    list_places: () => [
      COUNTED,
      { ...COUNTED, week: 2, ageSeconds: 1e7 },
      { ...COUNTED, center: DEFAULT_CENTER },
    ],
    set_places: (args) => ({
      outcome: 'set',
      rows: (Reflect.get(args, 'p_rows') as object[]).map((row) => ({ ...COUNTED, ...row })),
    }),
    drop_place: () => ({ outcome: 'dropped' }),
    waiting_list: (args) => {
      const { reference = WAITING.reference } = Reflect.get(args, 'p_filter') as { reference?: string };
      return reference === WAITING.reference ? [WAITING] : [];
    },
    mark_waiting: (args) => {
      const state = Reflect.get(args, 'p_state') as string;
      return { outcome: 'marked', state, version: WAITING.version + 1 };
    },
    finish_lead: (args) => ({ done: Reflect.get(args, 'p_reference') === OFFICE_LEAD.reference }),
    forget_lead: (args) => ({
      erased: Reflect.get(args, 'p_who') === 'nobody@example.com' ? [] : [OFFICE_LEAD.reference],
    }),
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void bodyOf(request).then((args) => {
      const name = (request.url ?? '').replace('/rest/v1/rpc/', '');
      calls.push([name, args]);
      if (name === '/functions/v1/places') {
        const { edition, week, part, center } = PLACE;
        return answer(200, {
          places: { [`${edition}/${week}/${part}/${center}`]: left, [`${edition}/2/${part}/${center}`]: 3 },
        });
      }
      if (name.startsWith('/auth/v1/token')) {
        const isRefresh = name.endsWith('refresh_token');
        const isKnown = isRefresh || Reflect.get(Object(args), 'password') === STAFF.password;
        return answer(isKnown ? 200 : 400, isKnown ? session(isRefresh ? 'second' : 'first') : {});
      }
      const bearer = request.headers.authorization ?? '';
      const isRight = [OFFICE_KEY, 'first', 'second'].some((token) => bearer === `Bearer ${token}`);
      return answer(isRight ? 200 : 401, isRight ? answers[name]?.(args as object) : { message: 'no' });
    });
  });
  const url = await listen(server);
  return { env: { SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: OFFICE_KEY }, calls };
}

/** For all tests of a file: a fake office, and the command line that asks it unless the test gives an environment. */
export function officeOfTests() {
  let office: FakeOffice;
  beforeAll(async () => {
    office = await fakeOffice();
  });
  const options = (env = office.env, machine: Partial<Surroundings> = {}) => ({
    env: { SITE_TODAY: '2025-12-01', ...env },
    machine: { nowSeconds: () => 1_764_547_200, ...machine },
  });
  return {
    env: () => office.env,
    calls: () => office.calls,
    lastCall: () => office.calls.at(-1),
    kidcode: (line: string, ...how: Parameters<typeof options>) => kidcode(words(line), options(...how)),
    refused: (line: string, env?: FakeOffice['env']) => refused(words(line), options(env)),
  };
}
