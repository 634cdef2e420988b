// Lints texts as if they stood in the files that they name: reads [{ file, source }] from its input, answers for each
// with the rules that it breaks. One process and one ESLint for all; rules that need types are left out for speed.
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

const eslint = new ESLint({ cwd: workspace, overrideConfig: tseslint.configs.disableTypeChecked });
const answers = [];
for (const { file, source } of await json(process.stdin)) {
  const [report] = await eslint.lintText(source, { filePath: resolve(workspace, file) });
  answers.push((report?.messages ?? []).map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
