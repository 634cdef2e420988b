import { chakra } from '@chakra-ui/react';
import type { Center, FoundCenter, SchoolMoment } from '@kidcode/branches';

import { CenterCard } from './center-card';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a long list a card off the screen keeps its place and its words, but is neither laid out nor painted.
    '& > li:nth-of-type(n + 7)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 420px',
      // Its shadow and its focus ring reach over its edge.
      overflowClipMargin: '16px',
    },
  },
});

interface CenterListProps {
  readonly centers: readonly FoundCenter<Center>[];
  readonly selectedId: string | null;
  readonly moment: SchoolMoment | null;
  readonly onShowOnMap: (id: Center['id']) => void;
}

/** The centers as cards. */
export function CenterList({ centers, selectedId, moment, onShowOnMap }: CenterListProps) {
  return (
    <List aria-label="Learning centers">
      {centers.map((found) => (
        <li key={found.id}>
          <CenterCard
            found={found}
            isSelected={found.id === selectedId}
            moment={moment}
            onShowOnMap={onShowOnMap}
          />
        </li>
      ))}
    </List>
  );
}
