import { BRANCH_IDS, CENTER_IDS, HAS_ONLINE, type BranchId } from '@kidcode/branches';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Three doors', 'One door': as many as a family can choose from. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  capital(`${countInWords(count)} ${count === 1 ? one : many}`);

/** 'Two centers and online'. */
export const CENTERS_AND_ONLINE = `${countOf(CENTER_IDS.length, 'center')}${HAS_ONLINE ? ' and online' : ''}`;

/** Every branch, the centers first: the order of tabs and links on pages about places. */
export const CENTERS_FIRST: readonly BranchId[] = [
  ...CENTER_IDS,
  ...BRANCH_IDS.filter((id) => id === 'online'),
];

/** 'Both centers', 'All 12 centers'; a school with one center says 'Our center'. */
export const ALL_CENTERS =
  CENTER_IDS.length === 1
    ? 'Our center'
    : CENTER_IDS.length === 2
      ? 'Both centers'
      : `All ${countInWords(CENTER_IDS.length)} centers`;
