import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { isStampRight, writeStamp } from '../school/input-stamp.cjs';
import { temporaryFolder } from './temporary-folder';

let { root, put: write } = temporaryFolder();
const stamp = () => join(root, 'inputs.json');

beforeEach(() => {
  ({ root, put: write } = temporaryFolder());
  write('rates.ts', '299');
  write('site/pages/home.tsx', '<a href="/camps" />');
  write('site/public/robot.svg', 'a robot');
  writeStamp(stamp(), root, ['site', 'rates.ts']);
});

it('is right as long as nothing changes, however often a file is saved', () => {
  write('rates.ts', '299');
  expect(isStampRight(stamp(), root)).toBe(true);
});

it('knows pictures by their names alone', () => {
  write('site/public/robot.svg', 'a larger robot');
  expect(isStampRight(stamp(), root)).toBe(true);
});

it.each([
  ['a file reads otherwise', () => write('rates.ts', '298')],
  [
    'a file reads otherwise, of the same length and as old as before',
    () => {
      const { atime, mtime } = statSync(join(root, 'rates.ts'));
      utimesSync(write('rates.ts', '298'), atime, mtime);
    },
  ],
  ['a file is gone', () => rmSync(join(root, 'rates.ts'))],
  ['a file in a folder reads otherwise', () => write('site/pages/home.tsx', '')],
  ['a file comes into a folder', () => write('site/pages/faq.tsx', '')],
  ['a picture is gone', () => rmSync(join(root, 'site/public/robot.svg'))],
  ['a folder is gone', () => rmSync(join(root, 'site'), { recursive: true })],
  ['the stamp is gone', () => rmSync(stamp())],
])('is wrong when %s', (_what, change) => {
  // What was right a moment ago is not read again, unless it was touched.
  expect(isStampRight(stamp(), root)).toBe(true);
  change();
  expect(isStampRight(stamp(), root)).toBe(false);
});
