import { BRANCHES, CENTERS, isCenterId, type BranchId } from '@kidcode/branches';
import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';

import { PROGRAM_TYPE_DIALOG } from './dialog-words';

const list = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** The ages that a center has stated; of every center where no branch is chosen, and of none online. */
function centerAges(branch: BranchId | null): readonly string[] {
  const centers = branch === null ? CENTERS : isCenterId(branch) ? [BRANCHES[branch]] : [];
  return centers.flatMap(({ name, ages }) => (ages ? [`Ages ${ages.from} to ${ages.to} in ${name}.`] : []));
}

/** The ages that specialized programs have stated, programs of the same ages in one sentence. */
function programAges(): readonly string[] {
  const programs = PROGRAM_KEYS.map((key) => PROGRAMS[key]);
  const ages = new Set(programs.map((program) => program.ages).filter((stated) => stated !== null));
  return [...ages].map((stated) => {
    const titles = programs.filter((program) => program.ages === stated).map(({ title }) => title);
    return `${list(titles)}: ages ${stated.replace('-', ' to ')}`;
  });
}

/**
 * What a parent knows first, the child's age, under the question for the program. Only what the school has stated
 * (D-23).
 *
 * @param branch the branch that the dialog is about, or null while that is open.
 */
export const agesLine = (branch: BranchId | null): string =>
  [...centerAges(branch), 'Not sure? The trial class shows what fits.'].join(' ');

/** The programs to choose from, in the specified words; where some are made for certain ages, these stand beside. */
export const PROGRAM_OPTIONS = PROGRAM_TYPE_DIALOG.options.map((option) =>
  option.value === 'core' || option.description === null
    ? option
    : { ...option, description: [option.description, ...programAges()].join('. ') },
);
