import { cellText, report, type Outcome } from './outcome';

/** A column as it would like to be, and how far it can give way. */
type Column = {
  /** The longest value. */
  readonly wanted: number;
  /** The longest part of a value that must not be broken. */
  readonly least: number;
};

/** Narrower than this no column helps a reader. */
const NARROWEST = 6;

const linesAt = ({ wanted }: Column, width: number): number => Math.ceil(wanted / Math.max(width, 1));

/** The column that gives way next: rather one that needs no further line for it, rather a wide one. */
function nextToNarrow(columns: readonly Column[], widths: readonly number[]): number | null {
  const open = columns
    .map((column, index) => ({ column, index, width: widths[index] ?? 0 }))
    .filter(({ column, width }) => width > column.least)
    .map(({ column, index, width }) => {
      const lines = linesAt(column, width - 1);
      return { index, width, lines, grows: lines > linesAt(column, width) ? 1 : 0 };
    })
    .sort((a, b) => a.lines - b.lines || a.grows - b.grows || b.width - a.width);
  if (open[0] !== undefined) return open[0].index;
  const widest = Math.max(...widths);
  return widest > NARROWEST ? widths.indexOf(widest) : null;
}

/**
 * Column widths that fit together and keep rows low: a column is broken where its words end, and only when all of them
 * are as narrow as that, inside them.
 *
 * @param room for all columns, without the gaps between them.
 */
export function fitColumns(columns: readonly Column[], room: number): readonly number[] {
  const widths = columns.map(({ wanted }) => wanted);
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess -= 1) {
    const index = nextToNarrow(columns, widths);
    if (index === null) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

/** After a space, or inside an address or a name of several parts. */
const BREAKS = /(?<=\s|\S[/,_-])/;

/** The letters of the longest part that `wrapText` keeps together when it can. */
const longestPart = (text: string): number =>
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

/**
 * A list as a command's outcome.
 *
 * @param layout as of `printTable`; `none`: what is said where there are no rows, else the headings alone.
 */
export const listReport = (
  data: unknown,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { none, ...layout }: { readonly none?: string } & Parameters<typeof printTable>[1] = {},
): Outcome =>
  report(data, (width) =>
    rows.length === 0 && none !== undefined ? none : printTable([headings, ...rows], { ...layout, width }),
  );

export type Field = readonly [name: string, value: string | number | boolean | null];

/** Names with their values, one a line; values that are empty show as a dash. */
export function printFields(fields: readonly Field[], options: { readonly width?: number } = {}): string {
  return printTable(
    fields.map(([name, value]) => [name, showValue(value)]),
    options,
  );
}

/** Names with their values as a command's outcome. */
export const fieldsReport = (data: unknown, fields: readonly Field[]): Outcome =>
  report(data, (width) => printFields(fields, { width }));

function showValue(value: Field[1]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === '' ? '-' : String(value);
}
