import { chakra } from '@chakra-ui/react';
import type { Center, CenterId, FoundCenter, SchoolMoment } from '@kidcode/branches';
import { formatDistance } from '@kidcode/branches';
import { Badge, Button, cardRecipe, IconButton, Row, VisuallyHidden } from '@kidcode/ui';
import { Heart, Map as MapIcon, MapPin } from 'lucide-react';
import { memo, useState } from 'react';

import { AllCenters } from '../../shared/all-centers';
import { useSiteStore } from '../../shared/store-hooks';
import { CenterActions, OpenBadge } from './center-actions';
import { CenterFacts } from './center-facts';
import { toggleStoredFavorite } from './favorites-in-storage';

interface FavoriteButtonProps {
  readonly id: CenterId;
  readonly name: string;
  readonly isFavorite: boolean;
}

/** The heart: in or out of the favorites. */
function FavoriteButton({ id, name, isFavorite }: FavoriteButtonProps) {
  const store = useSiteStore();
  return (
    <IconButton
      label={`${name} as a favorite`}
      aria-pressed={isFavorite}
      icon={<Heart size={24} fill={isFavorite ? 'currentcolor' : 'none'} aria-hidden="true" />}
      onClick={() => toggleStoredFavorite(store, id)}
    />
  );
}

/** A card is one styled element: there are many, and a list of others comes with every key (D-230). */
const Shown = /* @__PURE__ */ chakra(chakra('article', cardRecipe), {
  base: {
    overflow: 'hidden',
    display: { base: 'flex', xl: 'grid' },
    gridTemplate: {
      xl: '"name facts heart" auto "state facts heart" 1fr "actions actions actions" / 1fr auto auto',
    },
    paddingInlineStart: 'clamp(1.5rem, 2.5vw, 2rem)',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '6px',
      background: 'accent.solid',
    },
    '& > header': {
      display: { base: 'grid', xl: 'contents' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: '3',
      width: 'full',
    },
    '& > header > div': { gridArea: { xl: 'name' } },
    '& h3': { textStyle: 'h3' },
    '& address': { fontStyle: 'normal', color: 'fg.quiet' },
    '& > header > button': { gridArea: { xl: 'heart' }, margin: '-0.5rem -0.5rem 0 0', color: 'fg.quiet' },
    '& > header > button[aria-pressed=true]': { color: 'status.danger' },
    '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '2', gridArea: { xl: 'state' } },
    '& > dl': { gridArea: { xl: 'facts' } },
    // On a phone two of them stand side by side, beside the map all four.
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      width: 'full',
      gridArea: { xl: 'actions' },
    },
    '& > footer > *': {
      flexGrow: '1',
      paddingInline: { base: '3', md: '4', xl: '2' },
      fontSize: { xl: 'sm' },
    },
  },
  variants: { selected: { true: { outline: '3px solid {colors.accent.solid}', outlineOffset: '-1px' } } },
});

interface CenterCardProps {
  readonly found: FoundCenter<Center>;
  readonly isSelected: boolean;
  readonly moment: SchoolMoment | null;
  readonly onShowOnMap: (id: Center['id']) => void;
}

/** One center on the list. It wears the center's own colour, whichever branch the page wears. */
const CenterCard = memo(function CenterCard(props: CenterCardProps) {
  const { found, isSelected, moment, onShowOnMap } = props;
  const { center, distanceMiles, isCurrent, isFavorite } = found;
  return (
    <Shown data-branch={center.id} selected={isSelected} aria-label={center.name}>
      <header>
        <div>
          <h3>{center.name}</h3>
          <address>
            {center.street}
            <br />
            {center.city}, {center.state} {center.zip}
          </address>
        </div>
        <FavoriteButton id={center.id} name={center.name} isFavorite={isFavorite} />
      </header>
      <p>
        {isCurrent && <Badge tone="accent">Current</Badge>}
        <OpenBadge branch={center} moment={moment} />
        {distanceMiles !== null && (
          <Badge tone="accent">
            <MapPin size={14} aria-hidden="true" />
            {formatDistance(distanceMiles)}
          </Badge>
        )}
      </p>
      <CenterFacts center={center} />
      <footer>
        <CenterActions center={center} isCurrent={isCurrent} />
        <Button
          variant="outline"
          aria-pressed={isSelected}
          icon={<MapIcon size={18} aria-hidden="true" />}
          onClick={() => onShowOnMap(center.id)}
        >
          Show on map
          <VisuallyHidden>{center.name}</VisuallyHidden>
        </Button>
      </footer>
    </Shown>
  );
});

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

/** How many a press adds. */
const MORE_CENTERS = 12;

interface CenterListProps {
  readonly centers: readonly FoundCenter<Center>[];
  /** How many of them stand there before more are asked for. */
  readonly first: number;
  readonly selectedId: string | null;
  readonly moment: SchoolMoment | null;
  readonly onShowOnMap: (id: Center['id']) => void;
}

/** The centers as cards: the first ones, and more at a press. */
export const CenterList = memo(function CenterList(props: CenterListProps) {
  const { centers, first, selectedId, moment, onShowOnMap } = props;
  const [size, setSize] = useState(first);
  return (
    <>
      <List aria-label="Learning centers">
        {centers.slice(0, size).map((found) => (
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
      {centers.length > size && (
        <Row alignItems="center" gap="4" marginTop="4">
          <Button variant="outline" onClick={() => setSize(size + MORE_CENTERS)}>
            Show more centers
          </Button>
          <AllCenters />
        </Row>
      )}
    </>
  );
});
