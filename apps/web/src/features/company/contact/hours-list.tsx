import { chakra } from '@chakra-ui/react';
import type { Branch } from '@kidcode/branches';

const List = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { fontWeight: '700' },
  },
});

/** A branch's own hours; the finder's cards show others (D-2). */
export function HoursList({ branch }: { readonly branch: Pick<Branch, 'weekdayHours' | 'weekendHours'> }) {
  return (
    <List>
      <dt>Mon-Fri</dt>
      <dd>{branch.weekdayHours}</dd>
      <dt>Sat-Sun</dt>
      <dd>{branch.weekendHours}</dd>
    </List>
  );
}
