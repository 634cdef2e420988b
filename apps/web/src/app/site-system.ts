import { BRANCH_LIST, DEFAULT_BRANCH, HAS_MANY_CENTERS } from '@kidcode/branches';
import { createUiSystem, type NamedAccent } from '@kidcode/ui';

/** The colours of every branch, by its id; a page of no branch wears those of the default one. */
export const BRANCH_ACCENTS: readonly NamedAccent[] = BRANCH_LIST.map(({ id, accent }) => ({
  name: id,
  accent,
  isDefault: id === DEFAULT_BRANCH,
}));

/** Of many branches only the default one's colours stand in every page; those of the others are in a file for all pages. */
const isInPage = ({ isDefault }: NamedAccent): boolean => isDefault || !HAS_MANY_CENTERS;

/** The colours that are in no page. */
export const ACCENTS_IN_FILE: readonly NamedAccent[] = BRANCH_ACCENTS.filter((accent) => !isInPage(accent));

/** The theme of the site in the school's colours; without the global CSS where the page has it already. */
export const makeSiteSystem = (options?: Parameters<typeof createUiSystem>[1]) =>
  createUiSystem(BRANCH_ACCENTS.filter(isInPage), options);
