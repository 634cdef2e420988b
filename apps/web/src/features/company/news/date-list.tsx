import { chakra } from '@chakra-ui/react';

import type { DateToNote } from './dates-to-note';

const List = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gap: '1',
      md: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
      paddingBlock: '3',
      borderTop: '1px solid {colors.line.hair}',
      _first: { borderTopWidth: '0', paddingTop: '0' },
    },
    '& time': { fontFamily: 'heading', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& span': { color: 'fg.quiet' },
  },
});

/** Dates for the kitchen calendar. */
export function DateList({ dates }: { readonly dates: readonly DateToNote[] }) {
  return (
    <List>
      {dates.map(({ day, label, what }) => (
        <li key={`${day} ${what}`}>
          <time dateTime={day}>{label}</time>
          <span>{what}</span>
        </li>
      ))}
    </List>
  );
}
