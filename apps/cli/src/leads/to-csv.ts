import { cellText } from '../plain-text';

/**
 * A spreadsheet takes these for the beginning of a formula, after blanks and in full width too, and a parent's words must not
 * become one.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/** By this a spreadsheet knows the letters of a file for UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

function cell(value: string): string {
  const plain = value
    .split(/\r\n?|\n/)
    .map(cellText)
    .join('\n');
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), the first being the headings. What looks like a formula is marked as text. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',')).join('\r\n');
