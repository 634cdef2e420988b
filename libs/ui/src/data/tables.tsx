import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { VisuallyHidden, LARGE_TEXT, LARGE_TEXT_COLUMN } from '../layout/boxes';
import { UNSEEN } from '../theme/system';
import { styled } from '../layout/styled';

/** One line of a table; the first cell names the row. */
interface TableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly caption: string;
  /** Read aloud only, where a heading already says it. */
  readonly captionHidden?: boolean;
  /** Column headings; the first is the heading of the row names. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const TableRoot = /* @__PURE__ */ styled('table', {
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
});

interface DataTableProps extends TableProps {
  /** Columns whose cells are figures, by index; they line up at the end. */
  readonly figures?: readonly number[];
}

interface PartsProps extends DataTableProps {
  /** Each cell with its column's name. */
  readonly named?: boolean;
}

function Parts({ caption, captionHidden = false, columns, rows, figures = [], named = false }: PartsProps) {
  const end = (index: number) => (figures.includes(index) ? '' : undefined);
  return (
    <>
      <caption style={captionHidden ? { padding: 0 } : undefined}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-end={end(index)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-end={end(index + 1)}
                data-column={named ? columns[index + 1] : undefined}
              >
                {named ? <div>{cell}</div> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/* Each cell carries its column's name, so a row reads well even where a browser forgets that it is a table. */
const Stacked = /* @__PURE__ */ chakra(TableRoot, {
  base: {
    mdDown: {
      display: 'block',
      '& caption, & tbody': { display: 'block' },
      '& thead': UNSEEN,
      '& tbody > tr': {
        display: 'grid',
        gap: '1',
        padding: '4',
        borderRadius: 'control',
        background: 'bg.raised',
        border: '1px solid {colors.line.hair}',
      },
      '& tbody > tr + tr': { marginTop: '3' },
      '& tbody > tr + tr > *': { borderTopWidth: '0' },
      '& tbody :is(th, td)': { padding: '0' },
      '& tbody th': { fontSize: 'lg', lineHeight: '1.25', marginBottom: '1' },
      '& tbody td': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: '2' },
      [LARGE_TEXT]: { '& tbody td': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0' } },
      // A name without a value says nothing.
      '& tbody td:has(> div:empty)': { display: 'none' },
      '& tbody td::before': {
        content: 'attr(data-column)',
        textStyle: 'label',
        color: 'fg.quiet',
        lineHeight: '1.75',
      },
      // Two to compare stand side by side.
      '& tbody > tr:has(> td:nth-of-type(2):last-child)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: '4',
        '& > th': { gridColumn: '1 / -1' },
        // Their names share a line, and so do their values, where one name takes two lines.
        '& > td': {
          gridRow: 'span 2',
          gridTemplateColumns: 'none',
          gridTemplateRows: 'subgrid',
          gap: '0',
          alignContent: 'start',
          _before: { alignSelf: 'end' },
        },
        ...LARGE_TEXT_COLUMN,
      },
      // A single column needs no name in every row.
      '& tbody td:only-of-type': { display: 'block', _before: { content: 'none' } },
    },
  },
});

/** A timetable: a table where there is room, one card per row on phones. */
export const TimeTable = (table: TableProps) => (
  <Stacked>
    <Parts {...table} named />
  </Stacked>
);

/* A frame that scrolls must be reachable by keyboard: it is a region with a tab stop. */
const Scroller = /* @__PURE__ */ styled('div', {
  overflowX: 'auto',
  // Large letters make it wider rather than divide a price.
  overflowWrap: 'break-word',
  maxWidth: 'full',
  borderRadius: 'card',
  background: 'bg.raised',
  border: '1px solid {colors.line.hair}',
  '& caption': { padding: '4' },
  '& [data-end]': { textAlign: 'end' },
  // On a phone the room between columns is small, so that a row's name need not stand one word to a line.
  '& table :is(th, td)': { paddingInline: { base: '2', sm: '4' } },
  '& table tr > :first-child': { minWidth: '6.5rem', paddingInlineStart: '4' },
  '& table tr > :last-child': { paddingInlineEnd: '4' },
});

/** Figures to compare. Wider than the window it scrolls inside its frame, by touch or keyboard. */
export const DataTable = (table: DataTableProps) => (
  <Scroller role="region" aria-label={table.caption} tabIndex={0}>
    <TableRoot>
      <Parts {...table} />
    </TableRoot>
  </Scroller>
);
