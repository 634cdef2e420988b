const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A small number of things in words, to begin a heading: 'Two groups'. */
export const countWords = (count: number, thing: string): string =>
  `${NUMBERS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`;
