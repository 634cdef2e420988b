import type { Center, FoundCenter, SchoolMoment, Weekday } from '@kidcode/branches';
import { SCHOOL_TIME_ZONE } from '@kidcode/branches';
import { weekdayOf, zonedParts } from '@kidcode/scheduling';
import { Button, IconButton, Row, VisuallyHidden, styled } from '@kidcode/ui';
import { Heart, Map as MapIcon } from 'lucide-react';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';

import { deviceNow } from '../../shared/device-clock';
import { AllCenters } from '../../shared/page-link';
import { useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { CenterActions, CenterBadges, type CenterBadgesProps, CenterFacts } from './center-facts';
import { toggleStoredFavorite } from './favorites-in-storage';

/** Often enough that 'open now' is never a minute late. */
const TICK_MS = 15_000;

function subscribeToMinutes(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

/** Minutes after midnight on the clock at the school, 0 to 1439. */
function minutesNow(): number {
  const parts = zonedParts(deviceNow(), SCHOOL_TIME_ZONE);
  return parts === null ? 0 : parts.hour * 60 + parts.minute;
}

/** The day that the site believes it is, at the present time of day at the school; null before hydration. */
export function useSchoolMoment(): SchoolMoment | null {
  const today = useSiteSelector(selectToday);
  const minutes = useSyncExternalStore<number | null>(subscribeToMinutes, minutesNow, () => null);
  return useMemo(
    () => (minutes === null ? null : { weekday: weekdayOf(today) as Weekday, minutes, day: today }),
    [today, minutes],
  );
}

/** A card and all that stands in it: one styled element for each, because a key in the search shows other centers. */
const CardFrame = /* @__PURE__ */ styled('article', {
  position: 'relative',
  display: { base: 'flex', xl: 'grid' },
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  minWidth: '0',
  overflow: 'hidden',
  padding: 'clamp(1.25rem, 2.5vw, 2rem)',
  paddingInlineStart: 'clamp(1.5rem, 2.5vw, 2rem)',
  layerStyle: 'card',
  gridTemplate: {
    xl: '"name state heart" auto "facts facts facts" 1fr "actions actions actions" / 1fr auto auto',
  },
  // The center's own colour.
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    width: '6px',
    background: 'accent.solid',
  },
  '&[data-selected]': { outline: '3px solid {colors.accent.solid}', outlineOffset: '-1px' },
  '& > [data-part=name]': {
    display: { base: 'grid', xl: 'contents' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    width: 'full',
  },
  '& > [data-part=name] > div': { gridArea: { xl: 'name' } },
  '& > [data-part=name] > button': { margin: '-0.5rem -0.5rem 0 0' },
  '& h3': { textStyle: 'h3' },
  '& address': { fontStyle: 'normal', color: 'fg.quiet' },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    gridArea: { xl: 'state' },
    alignItems: 'start',
    maxWidth: { xl: '11rem' },
    justifyContent: { xl: 'end' },
  },
  '& > dl': { gridArea: { xl: 'facts' } },
  '& > [data-part=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    // On a phone two of them stand side by side, beside the map all four.
    gridArea: { xl: 'actions' },
  },
  '& > [data-part=actions] > *': {
    flexGrow: '1',
    paddingInline: { base: '3', md: '4', xl: '2' },
    fontSize: { xl: 'sm' },
  },
});

interface CenterCardProps extends CenterBadgesProps {
  readonly isSelected: boolean;
  readonly onShowOnMap: (id: Center['id']) => void;
}

/** One center on the list. It wears the center's own colour, whichever branch the page wears. */
const CenterCard = memo(function CenterCard(props: CenterCardProps) {
  const { found, isSelected, moment, onShowOnMap } = props;
  const { center, isCurrent, isFavorite } = found;
  const store = useSiteStore();
  return (
    <CardFrame data-branch={center.id} data-selected={isSelected ? '' : undefined} aria-label={center.name}>
      <div data-part="name">
        <div>
          <h3>{center.name}</h3>
          <address>
            {center.street}
            <br />
            {center.city}, {center.state} {center.zip}
          </address>
        </div>
        <IconButton
          label={`${center.name} as a favorite`}
          aria-pressed={isFavorite}
          color={isFavorite ? 'status.danger' : 'fg.quiet'}
          gridArea={{ xl: 'heart' }}
          icon={<Heart size={24} fill={isFavorite ? 'currentcolor' : 'none'} />}
          onClick={() => toggleStoredFavorite(store, center.id)}
        />
      </div>
      <CenterBadges found={found} moment={moment} />
      <CenterFacts center={center} />
      <div data-part="actions">
        <CenterActions center={center} isCurrent={isCurrent} />
        <Button
          variant="outline"
          aria-pressed={isSelected}
          icon={<MapIcon size={18} />}
          onClick={() => onShowOnMap(center.id)}
        >
          Show on map
          <VisuallyHidden>{center.name}</VisuallyHidden>
        </Button>
      </div>
    </CardFrame>
  );
});

const List = /* @__PURE__ */ styled('ul', {
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
});

const MORE_CENTERS = 12;

interface CenterListProps {
  readonly centers: readonly FoundCenter<Center>[];
  readonly first: number;
  readonly selectedId: string | null;
  readonly moment: SchoolMoment | null;
  readonly onShowOnMap: (id: Center['id']) => void;
}

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
