/** Control characters in a value could drive the terminal. */
const plain = (cell: string): string => cell.replace(/\p{Cc}/gu, ' ');

/**
 * Rows as aligned columns, two spaces apart, the first row being the headings.
 *
 * @param options.right columns (from 0) whose values are set to the right, such as prices.
 */
export function printTable(
  rows: readonly (readonly string[])[],
  { right = [] }: { readonly right?: readonly number[] } = {},
): string {
  const cells = rows.map((row) => row.map(plain));
  const widths: number[] = [];
  for (const row of cells) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  const align = (cell: string, column: number): string =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

/** Names with their values, one a line; values that are empty show as a dash. */
export function printFields(
  fields: readonly (readonly [name: string, value: string | number | boolean | null])[],
): string {
  return printTable(fields.map(([name, value]) => [name, showValue(value)]));
}

function showValue(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === '' ? '-' : String(value);
}
