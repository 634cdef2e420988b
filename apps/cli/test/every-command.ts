import { execFileSync } from 'node:child_process';

import { BUNDLE } from './kidcode';

const script = execFileSync(process.execPath, [BUNDLE, 'completion', 'bash'], { encoding: 'utf8', env: {} });
const lines = [...script.matchAll(/^ {4}'kidcode ?([^']*)'\) words=/gm)].map(([, line = '']) => line);

/**
 * Every command of the program, groups among them, as the program itself tells them to a shell. A line is what stands
 * after `kidcode`: 'quote camp'; empty for the program itself.
 */
export const EVERY_COMMAND = lines.map((line) => ({
  line,
  isGroup: lines.some((other) => other !== line && other.startsWith(`${line} `.trimStart())),
}));
