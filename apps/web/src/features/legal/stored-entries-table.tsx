import { TimeTable } from '@kidcode/ui';

interface StoredEntriesTableProps {
  readonly entries: readonly { readonly key: string; readonly purpose: string; readonly until: string }[];
}

/** What is kept in the browser, entry by entry. */
export function StoredEntriesTable({ entries }: StoredEntriesTableProps) {
  return (
    <TimeTable
      caption="Entries in your browser"
      captionHidden
      columns={['Entry', 'What it remembers', 'How long']}
      rows={entries.map(({ key, purpose, until }) => ({ id: key, cells: [key, purpose, until] }))}
    />
  );
}
