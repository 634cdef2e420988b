/** A column as it would like to be, and how far it can give way. */
export type Column = {
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
