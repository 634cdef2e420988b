// The documents of a school's answer cards.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { schoolSources } from './current-school.mjs';

/** @returns {{ file: string, source: string }[]} the files of a school's answer cards, named from the workspace's root. */
export function answerFiles(school) {
  const folder = `${schoolSources({ KIDCODE_SCHOOL: school })}/answers`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      file: `schools/${school}/answers/${name}`,
      source: readFileSync(`${folder}/${name}`, 'utf8'),
    }));
}
