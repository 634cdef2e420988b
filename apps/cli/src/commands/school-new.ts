import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Outcome } from '../outcome';
import { badInput, failedCheck, report } from '../outcome';
import { NEW_SCHOOL } from '../words/new-school';

/** What `tools/school/new-school.mjs` makes: this program is bundled, the project's tools are not. */
type MakeSchool = (
  name: string,
  questions: typeof NEW_SCHOOL,
  answers: Readonly<Record<string, string | undefined>>,
) => Promise<{ readonly id: string; readonly mistakes: readonly string[] } | { readonly refused: string }>;

const TOOL = join(__dirname, '../../../tools/school/new-school.mjs');

async function makerOfSchools(): Promise<MakeSchool | null> {
  try {
    const tool = (await import(pathToFileURL(TOOL).href)) as { readonly makeSchool: MakeSchool };
    return tool.makeSchool;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** `kidcode school new NAME`: a school's folder from nothing; what no flag says is asked in a terminal. */
export async function schoolNewCommand(
  name: string,
  answers: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const makeSchool = await makerOfSchools();
  if (makeSchool === null)
    return badInput('expected the whole project around this program: schools are made in it');
  const made = await makeSchool(name, NEW_SCHOOL, answers);
  if ('refused' in made) return badInput(made.refused);
  const { id, mistakes } = made;
  if (mistakes.length > 0)
    return failedCheck(
      made,
      mistakes.join('\n'),
      `schools/${id} is made; mend ${mistakes.length} of its lines`,
    );
  const text = [
    `schools/${id} is made. Next:`,
    `  npm run draw -- ${id}                         icons and cards, out of its public/logo.svg`,
    `  KIDCODE_SCHOOL=${id} npm run -s kidcode -- school check`,
    `  KIDCODE_SCHOOL=${id} npm start                build and look at it`,
  ];
  return report(made, text.join('\n'));
}
