import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const workspace = resolve(__dirname, '../..');

interface LintMessage {
  readonly ruleId: string | null;
  readonly message: string;
}

/** What lint says about a source text, as if it stood in that file. */
function lint(file: string, source: string): LintMessage[] {
  const { stdout } = spawnSync('npx', ['eslint', '--format', 'json', '--stdin', '--stdin-filename', file], {
    cwd: workspace,
    input: source,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const [report] = JSON.parse(stdout) as { messages: LintMessage[] }[];
  return report?.messages ?? [];
}

const rulesBroken = (file: string, source: string) => lint(file, source).map(({ ruleId }) => ruleId);

// The boundary rule skips itself silently when no project graph is cached: each fence is seen to hold.
describe('fences between the modules', () => {
  jest.setTimeout(120_000);

  beforeAll(() => {
    spawnSync('npx', ['nx', 'graph', '--file', 'node_modules/.cache/graph.json'], {
      cwd: workspace,
      env: { ...process.env, NX_TUI: 'false' },
    });
  });

  it.each([
    [
      'a domain library may not use the shared components',
      'libs/booking/src/index.ts',
      "export { system } from '@kidcode/ui';\n",
      '@nx/enforce-module-boundaries',
    ],
    [
      'the shared components may not use a domain library',
      'libs/ui/src/index.ts',
      "export { BRAND } from '@kidcode/site';\n",
      '@nx/enforce-module-boundaries',
    ],
    [
      'a library may not use an application',
      'libs/site/src/index.ts',
      "export { makeStore } from '../../../apps/web/src/app/store';\n",
      '@nx/enforce-module-boundaries',
    ],
    [
      'a ground library stands on no other',
      'libs/pricing/src/index.ts',
      "export { BRANCHES } from '@kidcode/branches';\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'leads stand on no other library either',
      'libs/leads/src/index.ts',
      "export { BRANCHES } from '@kidcode/branches';\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'booking knows no leads',
      'libs/booking/src/index.ts',
      "export { keepLead } from '@kidcode/leads';\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'the site library knows no prices',
      'libs/site/src/index.ts',
      "export { usd } from '@kidcode/pricing';\n",
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'a domain library reads no clock',
      'libs/pricing/src/index.ts',
      'export const now = Date.now();\n',
      'no-restricted-syntax',
    ],
    [
      'a feature does not reach up to the app',
      'apps/web/src/features/branch/branch-slice.ts',
      "export { makeStore } from '../../app/store';\n",
      'no-restricted-imports',
    ],
  ])('%s', (_fact, file, source, rule) => {
    expect(rulesBroken(file, source)).toContain(rule);
  });
});
