import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** One line of a table; the first cell names the row. */
export interface TableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

/** What both tables have in common. */
export interface TableProps {
  /** Says what the table is about. */
  readonly caption: string;
  /** Read aloud only, where a heading already says it. */
  readonly captionHidden?: boolean;
  /** Column headings; the first is the heading of the row names. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export const TableRoot = /* @__PURE__ */ chakra('table', {
  base: {
    width: 'full',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', textStyle: 'h3', paddingBottom: '3' },
    '& th, & td': { padding: '0.875rem 1rem', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': {
      textStyle: 'label',
      color: 'fg.quiet',
      verticalAlign: 'bottom',
      borderBottom: '2px solid {colors.line.hair}',
    },
    '& tbody th': { fontFamily: 'heading', fontWeight: '600' },
    '& tbody > tr + tr > *': { borderTop: '1px solid {colors.line.hair}' },
  },
});
