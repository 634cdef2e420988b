import { chakra } from '@chakra-ui/react';
import { isPageRow, ROUTES, type RouteRow } from '@kidcode/site';
import { DataTable } from '@kidcode/ui';

const Path = /* @__PURE__ */ chakra('code', { base: { fontSize: 'sm', overflowWrap: 'anywhere' } });

const byPattern = [...ROUTES].sort((a, b) => a.pattern.localeCompare(b.pattern));

/** Every row of the route table, as the router, the pre-renderer and the sitemap read it. */
export function RouteTable() {
  return (
    <DataTable
      caption={`${ROUTES.length} rows`}
      columns={['Pattern', 'Answer', 'Leads to', 'Search engines']}
      rows={byPattern.map((row) => ({
        id: row.pattern,
        cells: [<Path key={row.pattern}>{row.pattern}</Path>, ...answerOf(row)],
      }))}
    />
  );
}

function answerOf(row: RouteRow) {
  if (!isPageRow(row)) return [`Redirect ${row.status}`, <Path key="to">{row.redirect}</Path>, '-'];
  const isAlias = row.canonical !== row.pattern;
  return [
    `Page ${row.page}`,
    isAlias ? <Path key="to">{row.canonical}</Path> : 'Itself',
    row.noindex === true ? 'Not indexed' : isAlias ? 'As its main address' : 'Indexed',
  ];
}
