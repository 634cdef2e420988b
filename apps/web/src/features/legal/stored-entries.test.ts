/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SESSION_FLAGS, STORAGE_KEYS } from '../../shared/browser-storage';
import { STORED_ENTRIES } from './stored-entries';

const ROOT = join(__dirname, '../..');
const DECLARED: Readonly<Record<string, string>> = { ...STORAGE_KEYS, ...SESSION_FLAGS };

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** The entries that a source file writes: a declared key, or a constant of its own. */
function keysWrittenBy(source: string): readonly string[] {
  const calls = [...source.matchAll(/(?<!function )writeStored\((?:STORAGE_KEYS\.|SESSION_FLAGS\.)?(\w+)/g)];
  return calls
    .map(([, name = '']) => DECLARED[name] ?? new RegExp(`${name} = '([\\w-]+)'`).exec(source)?.[1] ?? name)
    .filter((key) => key !== 'key');
}

it('names everything that the site writes into the browser, and nothing else', () => {
  const written = new Set([...Object.values(DECLARED), ...sources.flatMap(keysWrittenBy)]);
  expect(STORED_ENTRIES.map(({ key }) => key).sort()).toEqual([...written].sort());
});

it('is complete because only one file touches the storage itself', () => {
  const direct = sources.filter((source) => /(local|session)Storage(\.|\[['"])(setItem|\w+ =)/.test(source));
  expect(direct).toEqual([]);
});
