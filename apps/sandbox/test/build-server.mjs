import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the sandbox as it is shipped for the tests alone, away from the folder that somebody may be running. */
export default () =>
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url)), '.cache'], {
    stdio: 'inherit',
  });
