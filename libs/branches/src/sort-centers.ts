import type { FinderCenter } from './finder-center';

/** The centers by name, in English alphabetical order whatever the machine's language. */
export function alphabetical<C extends FinderCenter>(centers: readonly C[]): C[] {
  const { compare } = new Intl.Collator('en');
  return centers.toSorted((a, b) => compare(a.name, b.name));
}

/** Moves the current branch's center, if it is among them, before all others. */
export function currentFirst<C extends { readonly id: string }>(
  centers: C[],
  currentBranch: string | null,
): C[] {
  const position = currentBranch === null ? -1 : centers.findIndex((center) => center.id === currentBranch);
  const [current] = position > 0 ? centers.splice(position, 1) : [];
  return current === undefined ? centers : [current, ...centers];
}
