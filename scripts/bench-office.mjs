// Measures the office's list over 100,000 requests on this computer: the first page, each filter, a page deep down and the counts, as an
// owner and as staff, asked of the built sandbox as a browser asks. Starts a server of its own with a data folder of its own.
// Usage: npm run bench:office [-- REQUESTS]   (default 100,000)
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { median, startSandbox, withDataDir } from './bench.mjs';
import { at, currentSchoolOrExit } from '../tools/school/current-school.mjs';

/** The ids of the school's branches: the names of their documents. */
const BRANCHES = readdirSync(at(`schools/${currentSchoolOrExit()}/branches`)).map((name) =>
  name.replace(/\.yaml$/, ''),
);
const [CENTER] = BRANCHES;
const MOST_MS = 300;
const TRIES = 9;
const count = Number(process.argv[2] ?? 100_000) || 100_000;

/** Requests of four years: every kind, center and state, names and addresses that repeat, one word that stands in one of them alone. */
const SEED = `
  set session_replication_role = replica;
  insert into public.leads (id, kind, name, email, phone, subject, message, branch, created_at, mailed_at, state, done_at, note, assigned_to)
  select 'KC-' || upper(translate(substr(md5(n::text), 1, 4) || '-' || substr(md5(n::text), 5, 4) || '-' || substr(md5(n::text), 9, 4), 'ilou', '0000')),
    (array['coupon', 'info', 'teacher', 'season'])[1 + n % 4],
    (array['Ana', 'Ben', 'Carla', 'Dan', 'Eva', 'Finn'])[1 + n % 6] || ' ' || (array['Lopez', 'King', 'Diaz', 'Smith', 'Wong'])[1 + n % 5] || ' ' || n,
    'parent-' || n || '@example.com', '(972) 555-' || lpad((n % 10000)::text, 4, '0'), 'Robots and games',
    'Which class suits a girl of ' || (5 + n % 11) || '?' || case when n = 777 then ' She has built a zeppelin.' else '' end,
    (array[${['', ...BRANCHES].map((id) => `'${id}'`).join(', ')}])[1 + n % ${BRANCHES.length + 1}], now() - n * interval '20 minutes', now(),
    case when n < 400 then 'new' when n % 50 = 0 then 'working' else 'done' end,
    case when n < 400 or n % 50 = 0 then null else now() end, '',
    case when n % 1000 = 0 then 'staff@example.com' end
  from generate_series(1, ${count}) as n on conflict do nothing;
  set session_replication_role = default;
  analyze public.leads;`;

await withDataDir(async (dataDir) => {
  /** With its sample accounts. */
  const start = () => startSandbox({ DATA_DIR: dataDir, FILL_KNOWLEDGE: 'off' }, /staff@example\.com/);
  await (await start()).stop();
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(join(dataDir, 'postgres'));
  const began = performance.now();
  await database.exec(SEED);
  const [{ kept }] = (await database.query('select count(*)::int as kept from public.leads')).rows;
  await database.close();
  console.log(`${kept} requests stored in ${Math.round((performance.now() - began) / 1000)} s`);

  const { url, output, stop } = await start();
  const post = async (path, body, headers = {}) =>
    (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  let isSlow = false;
  for (const person of ['owner', 'staff']) {
    const password = new RegExp(`${person}@example.com {2}(\\S+)`).exec(output)[1];
    const session = await post('/auth/v1/token?grant_type=password', {
      email: `${person}@example.com`,
      password,
    });
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const leads = (filter) =>
      post('/rest/v1/rpc/office_leads', { p_filter: { limit: 50, ...filter } }, headers);
    const [first] = await leads({});
    const deep = new Date(Date.parse(first.receivedAt) - (count / 2) * 20 * 60_000).toISOString();
    const asked = {
      'first page': () => leads({}),
      'a page half-way down': () => leads({ after: { receivedAt: deep, reference: '' } }),
      'one kind': () => leads({ kind: 'season' }),
      'one center': () => leads({ branch: CENTER }),
      'new ones': () => leads({ state: 'new' }),
      'in work, of one center': () => leads({ state: 'working', branch: CENTER }),
      'of one person': () => leads({ assigned: 'staff@example.com' }),
      'older than a year': () =>
        leads({ before: new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10) }),
      'a word in every request': () => leads({ words: 'class' }),
      'a word in one request': () => leads({ words: 'zeppelin' }),
      'a word in none': () => leads({ words: 'submarine' }),
      'a name and a number': () => leads({ words: 'lopez 9725550100' }),
      'what waits': () => post('/rest/v1/rpc/office_summary', {}, headers),
    };
    for (const [what, ask] of Object.entries(asked)) {
      const times = [];
      for (let tried = 0; tried < TRIES; tried += 1) {
        const from = performance.now();
        await ask();
        times.push(performance.now() - from);
      }
      const slowest = Math.max(...times);
      const over = median(times) > MOST_MS;
      isSlow ||= over;
      console.log(
        `${over ? 'OVER' : 'ok  '} ${person}: ${what}: ${median(times).toFixed(0)} ms (slowest of ${TRIES}: ${slowest.toFixed(0)})`,
      );
    }
  }
  await stop();
  if (isSlow) process.exitCode = 1;
});
