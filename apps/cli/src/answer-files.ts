import { join } from 'node:path';

import type { AnswerFile } from '@kidcode/answers/documents';
import * as v from 'valibot';

import type { Surroundings } from './surroundings';

const FILES = v.array(v.object({ file: v.string(), source: v.string() }));

/** The documents of the school's answer cards, which the build leaves beside the program; null where it did not. */
export function answerFiles({ readFile }: Surroundings): readonly AnswerFile[] | null {
  const text = readFile(join(__dirname, 'answers.json'));
  return text === null ? null : v.parse(FILES, JSON.parse(text));
}
