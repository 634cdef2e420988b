import { chakra } from '@chakra-ui/react';
import type { Center, SchoolMoment, FoundCenter } from '@kidcode/branches';
import { useRef } from 'react';

import { CenterCard } from './center-card';
import { useWindowRange } from './use-window-range';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // What is taken out above and below must not move what is on screen.
    overflowAnchor: 'none',
  },
});

interface CenterListProps {
  readonly centers: readonly FoundCenter<Center>[];
  readonly selectedId: string | null;
  readonly moment: SchoolMoment | null;
  readonly onShowOnMap: (id: Center['id']) => void;
}

/** The centers as cards. Of a long list only what is near the screen is rendered. */
export function CenterList({ centers, selectedId, moment, onShowOnMap }: CenterListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, before, after } = useWindowRange(list, centers.length);
  return (
    <List ref={list} aria-label="Learning centers">
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {centers.slice(first, end).map((found, index) => (
        <li key={found.id} aria-setsize={centers.length} aria-posinset={first + index + 1}>
          <CenterCard
            found={found}
            isSelected={found.id === selectedId}
            moment={moment}
            onShowOnMap={onShowOnMap}
          />
        </li>
      ))}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </List>
  );
}
