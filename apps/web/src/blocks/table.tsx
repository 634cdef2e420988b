import { DataTable, TimeTable, Section } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

export function Table({ caption, look, columns, rows, ...frame }: BlockProps<'table'>) {
  const View = look === 'comparison' ? TimeTable : DataTable;
  return (
    <Section {...frame}>
      <View
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows.map((cells, index) => ({ id: String(index), cells }))}
      />
    </Section>
  );
}
