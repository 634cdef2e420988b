import type { LegalText } from '@kidcode/school';
import files from '../terms/index.folder';

/** Ends every one of the terms. */
const shared = files.find(({ kind }) => kind === 'shared')?.sections ?? [];

/** The terms, one file of `../terms` for each; `shared.md` stands at the end of all of them. */
export const TERMS: readonly LegalText[] = files
  .filter(({ kind }) => kind !== 'shared')
  .map((text) => ({ ...text, sections: [...text.sections, ...shared] }));
