/** After a space, or inside an address or a name of several parts. */
const BREAKS = /(?<=\s|\S[/,_-])/;

/** The letters of the longest part that `wrapText` keeps together when it can. */
export const longestPart = (text: string): number =>
  Math.max(...text.split(BREAKS).map((part) => part.trimEnd().length));

/**
 * A text as lines of at most some width, broken between words where that is possible.
 *
 * @param width at least 1.
 * @returns at least one line; none ends in a blank.
 */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(BREAKS)) {
    if (line !== '' && (line + part).trimEnd().length > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
    // One word that is longer than the line.
    while (line.trimEnd().length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return [...lines, line.trimEnd()];
}
