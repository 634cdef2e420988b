const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A small number as the first word of a sentence; a larger one in figures. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
