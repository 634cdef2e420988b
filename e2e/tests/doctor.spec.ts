import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type Fault, type HostAnswer, hostWithFaults } from '../fixtures/doctored-host';
import { BROKEN_FUNCTIONS, BROKEN_NEIGHBOURS } from '../fixtures/service-faults';
import { BROKEN_FILES, BROKEN_HOSTS, BROKEN_PAGES, UNKNOWN_BUILD } from '../fixtures/site-faults';
import { expect, test } from '../fixtures/test';

const COMMAND = fileURLToPath(new URL('../../apps/cli/bin/kidcode.cjs', import.meta.url));

const run = promisify(execFile);

type Verdict = {
  readonly checks: readonly { readonly id: string; readonly state: string; readonly message: string }[];
};

let host: ReturnType<typeof hostWithFaults>;

test.beforeAll(async ({ baseURL }) => {
  test.slow();
  host = hostWithFaults(baseURL ?? '');
  // Somebody who has started a moment ago knows no page yet.
  await expect
    .poll(
      async () => {
        const health = await fetch(`${baseURL ?? ''}/health`);
        return ((await health.json()) as { knowledge: string }).knowledge;
      },
      { timeout: 240_000 },
    )
    .toBe('ready');
});

/** What the doctor says of the host with a fault, as a process of its own. */
async function doctor(fault: Fault, env: Readonly<Record<string, string>> = {}) {
  const { url, close } = await host(fault);
  try {
    const { stdout } = await run(process.execPath, [COMMAND, 'doctor', '--json', '--base-url', url], {
      env: { ...process.env, ...env },
    }).catch((error: unknown) => error as { stdout: string });
    const { checks } = JSON.parse(stdout) as Verdict;
    return checks.filter(({ state }) => state === 'failed');
  } finally {
    await close();
  }
}

const KINDS = [BROKEN_FUNCTIONS, BROKEN_NEIGHBOURS, BROKEN_FILES, BROKEN_PAGES, BROKEN_HOSTS];
/** Each fault once, those of different kinds in one deployment: a look at one takes a second of a core. */
const BROKEN = [
  [UNKNOWN_BUILD],
  ...Array.from({ length: Math.max(...KINDS.map(({ length }) => length)) }, (_, nth) =>
    KINDS.flatMap((kind) => kind[nth] ?? []),
  ),
];

const healthy: Fault = (_, answer) => answer;

test.describe('the doctor', () => {
  test('finds no fault with a healthy host, and stores nothing', async () => {
    const posted: string[] = [];
    const failed = await doctor(({ method, path }, answer) => {
      if (!['GET', 'HEAD'].includes(method)) posted.push(path);
      return answer;
    });
    expect(failed).toEqual([]);
    // A registration is signed, which nobody keeps; the mail is empty, and refused; a stranger is refused at the office.
    expect(posted.sort()).toEqual([
      '/api/v1.0/email/send',
      '/functions/v1/camp-token',
      '/rest/v1/rpc/office_leads',
    ]);
  });

  test('names a site that forgot to empty SITE_TODAY', async () => {
    const failed = await doctor(healthy, { SITE_TODAY: '' });
    expect(failed.map(({ id }) => id)).toEqual(['day']);
    expect(failed[0]?.message).toContain('SITE_TODAY=');
  });

  test('names a key that the portal does not share', async () => {
    const failed = await doctor(healthy, {
      CAMP_TOKEN_SECRET: 'another secret of the tests that is long',
    });
    expect(failed.map(({ id }) => id)).toEqual(['token']);
    expect(failed[0]?.message).toContain('CAMP_TOKEN_SECRET');
  });

  BROKEN.forEach((faults, index) => {
    test(`names every fault of the broken deployment ${index + 1}, and no other part`, async () => {
      const failed = await doctor((asked, answer) =>
        faults.reduce<HostAnswer | null>(
          (now, { fault }) => (now === null ? null : fault(asked, now)),
          answer,
        ),
      );
      for (const { title, parts, mend } of faults)
        await test.step(title, () => {
          const named = failed.filter(({ id }) => parts.includes(id));
          expect.soft(named.map(({ id }) => id).sort(), title).toEqual([...parts].sort());
          for (const { message } of named) expect.soft(message, title).toMatch(mend);
        });
      expect(failed.map(({ id }) => id).sort()).toEqual(faults.flatMap(({ parts }) => parts).sort());
    });
  });
});
