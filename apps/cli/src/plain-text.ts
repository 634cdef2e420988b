/** What could drive a terminal or turn the direction of what stands after it: control characters, C1 among them, and bidi's. */
const DRIVING = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text that goes to a terminal or a file: its lines and tabs stay, anything else that drives shows as a mark. */
export const terminalText = (text: string): string =>
  text.replace(DRIVING, (character, at: number) =>
    /[\n\t]/.test(character) || text.startsWith('\r\n', at) ? character : '\u{FFFD}',
  );

/** A value as JSON that says the same and drives nothing: such characters are written as escapes. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text in a cell of a table: a blank for each character that drives. */
export const cellText = (text: string): string => text.replace(DRIVING, ' ');

/** A text on one line, with single blanks. */
export const oneLineText = (text: string): string => cellText(text).replace(/\s+/g, ' ').trim();
