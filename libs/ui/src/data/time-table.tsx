import { chakra } from '@chakra-ui/react';
import { TableCaption } from './table-caption';
import { TableRoot } from './table-parts';
import type { TableProps } from './table-parts';

/* Each cell carries its column's name, so a row reads well even where a browser forgets that it is a table. */
const Stacked = /* @__PURE__ */ chakra(TableRoot, {
  base: {
    mdDown: {
      display: 'block',
      '& caption, & tbody': { display: 'block' },
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
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
      '& tbody td::before': {
        content: 'attr(data-column)',
        textStyle: 'label',
        color: 'fg.quiet',
        lineHeight: '1.75',
      },
    },
  },
});

/** A timetable: a table where there is room, one card per row on phones. */
export function TimeTable({ caption, captionHidden = false, columns, rows }: TableProps) {
  return (
    <Stacked>
      <TableCaption text={caption} hidden={captionHidden} />
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
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
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Stacked>
  );
}
