// The documents of a school's answer cards.
import { existsSync, readdirSync } from 'node:fs';

import { schoolSources } from './current-school.mjs';
import { readSource } from './only-with.mjs';

/** @returns {{ file: string, source: string }[]} the files of a school's answer cards, named from the workspace's root. */
export function answerFiles(school) {
  const sources = schoolSources({ KIDCODE_SCHOOL: school });
  const folder = `${sources}/answers`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const source = readSource(sources, `${folder}/${name}`);
      return source === null ? [] : [{ file: `schools/${school}/answers/${name}`, source }];
    });
}
