import { Band, DataTable, SectionHeading, TimeTable } from '@kidcode/ui';

import type { BlockProps } from '../define-block';
import type { table } from './schema';

export function Table({ id, title, lead, caption, look, columns, rows, ...frame }: BlockProps<typeof table>) {
  const View = look === 'comparison' ? TimeTable : DataTable;
  return (
    <Band labelledBy={id} {...frame}>
      <SectionHeading id={id} title={title} lead={lead} />
      <View
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows.map((cells, index) => ({ id: String(index), cells }))}
      />
    </Band>
  );
}
