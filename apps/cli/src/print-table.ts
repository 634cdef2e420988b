import type { Column } from './fit-columns';
import { fitColumns } from './fit-columns';
import { cellText } from './plain-text';
import { longestPart, wrapText } from './wrap-text';

const GAP = '  ';

/**
 * Rows as aligned columns, two spaces apart, the first row being the headings.
 *
 * @param options.right columns (from 0) whose values are set to the right, such as prices.
 * @param options.whole columns (from 0) whose values are broken last, such as ids and telephone numbers.
 * @param options.width of the whole table; what is too wide goes on below, in its own column.
 */
export function printTable(
  rows: readonly (readonly string[])[],
  {
    right = [],
    whole = [],
    width = Number.POSITIVE_INFINITY,
  }: { readonly right?: readonly number[]; readonly whole?: readonly number[]; readonly width?: number } = {},
): string {
  const cells = rows.map((row) => row.map(cellText));
  const columns: Column[] = [];
  for (const row of cells) {
    for (const [index, cell] of row.entries()) {
      const { wanted, least } = columns[index] ?? { wanted: 0, least: 0 };
      const part = whole.includes(index) ? cell.length : longestPart(cell);
      columns[index] = { wanted: Math.max(wanted, cell.length), least: Math.max(least, part) };
    }
  }
  const widths = fitColumns(columns, width - GAP.length * (columns.length - 1));
  const align = (cell: string, column: number): string =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const linesOf = (row: readonly string[]): readonly string[] => {
    const wrapped = row.map((cell, column) => wrapText(cell, widths[column] ?? cell.length));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      wrapped
        .map((lines, column) => align(lines[line] ?? '', column))
        .join(GAP)
        .trimEnd(),
    );
  };
  return cells.flatMap(linesOf).join('\n');
}

/** A name with its value. */
export type Field = readonly [name: string, value: string | number | boolean | null];

/** Names with their values, one a line; values that are empty show as a dash. */
export function printFields(fields: readonly Field[], options: { readonly width?: number } = {}): string {
  return printTable(
    fields.map(([name, value]) => [name, showValue(value)]),
    options,
  );
}

function showValue(value: Field[1]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === '' ? '-' : String(value);
}
