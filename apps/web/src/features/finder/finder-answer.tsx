import { chakra } from '@chakra-ui/react';
import { CENTERS } from '@kidcode/branches';
import type { ReactNode, Ref } from 'react';

import { resultsWords } from './results-words';
import type { Finder } from './use-finder';
import { WidenButton } from './widen-button';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    // Air under the fixed header.
    scrollMarginTop: '4',
    '& > p:first-of-type': { textStyle: 'h4', fontSize: 'lg' },
  },
});

interface FinderAnswerProps {
  readonly finder: Finder;
  readonly ref: Ref<HTMLDivElement>;
  /** Said elsewhere while something submitted has no answer. */
  readonly measuredFrom: ReactNode;
  /** What was pressed in here goes away: focus needs a place. */
  readonly onChanged: () => void;
}

/** The finder's answer in one place: how many centers match, how far the nearest is, and from where. */
export function FinderAnswer({ finder, ref, measuredFrom, onChanged }: FinderAnswerProps) {
  return (
    <Root ref={ref} role="status" tabIndex={-1}>
      <p>{resultsWords(finder, CENTERS.length)}</p>
      {finder.result.isTooFar && <WidenButton finder={finder} onWidened={onChanged} />}
      {measuredFrom}
    </Root>
  );
}
