// `node ../../tools/school/with-school.mjs harbor build/build.mjs --development`: runs a script over another school, on every
// system alike. Scripts of package.json cannot set a variable in a way that all shells know.
import { spawnSync } from 'node:child_process';

const [school, ...command] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: { ...process.env, KIDCODE_SCHOOL: school },
});
process.exit(status ?? 1);
