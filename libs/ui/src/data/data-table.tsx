import { chakra } from '@chakra-ui/react';
import { TableCaption } from './table-caption';
import { TableRoot } from './table-parts';
import type { TableProps } from './table-parts';

/* A frame that scrolls must be reachable by keyboard: it is a region with a tab stop. */
const Scroller = /* @__PURE__ */ chakra('div', {
  base: {
    overflowX: 'auto',
    maxWidth: 'full',
    borderRadius: 'card',
    background: 'bg.raised',
    border: '1px solid {colors.line.hair}',
    '& caption': { padding: '4' },
    '& [data-end]': { textAlign: 'end' },
    '& [data-strong] > *': { background: 'accent.tint', fontWeight: '700' },
  },
});

export interface DataTableProps extends TableProps {
  /** Columns whose cells are figures, by index; they line up at the end. */
  readonly figures?: readonly number[];
  /** Id of the row that matters most: the total, the chosen one. */
  readonly strong?: string;
}

/** Figures to compare. Wider than the window it scrolls inside its frame, by touch or keyboard. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  figures = [],
  strong,
}: DataTableProps) {
  const end = (index: number) => (figures.includes(index) ? '' : undefined);
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <TableRoot>
        <TableCaption text={caption} hidden={captionHidden} />
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
            <tr key={id} data-strong={id === strong ? '' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-end={end(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </Scroller>
  );
}
