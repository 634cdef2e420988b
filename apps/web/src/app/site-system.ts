import { BRANCH_LIST, DEFAULT_BRANCH } from '@kidcode/branches';
import { createUiSystem, type NamedAccent, type UiSystemOptions } from '@kidcode/ui';

/** The colours of every branch, by its id; a page of no branch wears those of the default one. */
export const BRANCH_ACCENTS: readonly NamedAccent[] = BRANCH_LIST.map(({ id, accent }) => ({
  name: id,
  accent,
  isDefault: id === DEFAULT_BRANCH,
}));

/** The theme of the site in the school's colours; without the global CSS where the page has it already. */
export const makeSiteSystem = (options?: UiSystemOptions) => createUiSystem(BRANCH_ACCENTS, options);
