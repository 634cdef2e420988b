import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs a script of tools that Jest cannot load, in the workspace's root.
 *
 * @param script what it imports, reads as JSON from its input and prints as JSON.
 */
export function runScript(script: string, input: unknown = null): unknown {
  const { stdout, stderr, status } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: resolve(__dirname, '../..'),
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
