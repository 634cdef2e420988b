// Lints texts as if they stood in the files that they name: reads [{ file, source, isTyped }] from its input, answers for
// each with the rules that it breaks and where. One process for all; rules that need types are left out for speed where
// nobody asks for them.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const workspace = resolve(import.meta.dirname, '../..');

// The boundary rule skips itself silently when no project graph is cached.
spawnSync('npx', ['nx', 'graph', '--file', 'node_modules/.cache/graph.json'], {
  cwd: workspace,
  env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false' },
});
process.env.NX_DAEMON = 'false';

const quick = new ESLint({ cwd: workspace, overrideConfig: tseslint.configs.disableTypeChecked });
const whole = new ESLint({ cwd: workspace });
const answers = [];
for (const { file, source, isTyped } of await json(process.stdin)) {
  const [report] = await (isTyped ? whole : quick).lintText(source, { filePath: resolve(workspace, file) });
  answers.push((report?.messages ?? []).map(({ ruleId, line }) => ({ ruleId, line })));
}
process.stdout.write(JSON.stringify(answers));
