const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A small number as the first word of a sentence; a larger one in figures. */
export const countWord = (count: number): string => NUMBERS[count] ?? String(count);

/** A small number of things in words, to begin a heading: 'Two groups'. */
export const countWords = (count: number, thing: string): string =>
  `${countWord(count)} ${thing}${count === 1 ? '' : 's'}`;
