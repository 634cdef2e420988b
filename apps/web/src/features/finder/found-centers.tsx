import { chakra } from '@chakra-ui/react';
import { type CenterId, CENTERS, FEW_CENTERS, HAS_MANY_CENTERS, isCenterId } from '@kidcode/branches';
import { Stack, styled } from '@kidcode/ui';
import { List, Map as MapIcon } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { MapPanel } from '../map/map-panel';
import { MAX_MARKERS } from '../map/camera';
import { lateDialog } from '../notifications/late-dialog';
import { CenterList, useSchoolMoment } from './center-list';
import { centerSelected, selectionCleared, selectSelection } from './finder-slice';
import type { Finder } from './use-finder';

/** On phones the list comes first, and the map is one tap away. */
const Switch = /* @__PURE__ */ styled('div', {
  display: { base: 'grid', lg: 'none' },
  gridTemplateColumns: '1fr 1fr',
  padding: '4px',
  borderRadius: 'control',
  background: 'bg.sunken',
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    borderRadius: '9px',
    fontFamily: 'heading',
    fontWeight: '600',
  },
  '& > button[aria-pressed=true]': {
    background: 'bg.raised',
    color: 'accent.text',
    boxShadow: 'mark',
  },
});

const Side = /* @__PURE__ */ chakra('div', {
  base: { lg: { display: 'block' } },
  variants: {
    // On paper the list stands, whichever of them is shown.
    shown: {
      true: { display: 'block' },
      false: { display: 'none', '@media print': { display: 'block' } },
    },
    first: { true: { order: { base: '-1', lg: '0' } } },
    sticky: { true: { position: { lg: 'sticky' }, top: { lg: '8rem' } } },
  },
});

const CenterDialog = lateDialog(() => import('./center-dialog').then((module) => module.CenterDialog));

/** Of many, the home page shows a taste. */
const HOME_CENTERS = HAS_MANY_CENTERS ? 3 : FEW_CENTERS;

type FoundCentersProps = Pick<Finder, 'place' | 'near' | 'from'> & Pick<Finder['result'], 'shown'>;

/** What was found, as a list and on the map. A key shows in the box first, then here. */
export const FoundCenters = memo(function FoundCenters(props: FoundCentersProps) {
  const { place, near, from } = props;
  const shown = useDeferredValue(props.shown);
  const dispatch = useSiteDispatch();
  const selection = useSiteSelector(selectSelection);
  const moment = useSchoolMoment();
  const mapSide = useRef<HTMLDivElement>(null);
  const viewSwitch = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'list' | 'map'>('list');
  useEffect(() => () => void dispatch(selectionCleared()), [dispatch]);
  const ids = shown
    .slice(0, MAX_MARKERS)
    .map(({ id }) => id)
    .join(' ');
  // The map refits when the list changes, not when a heart on it does.
  const onMap = useMemo(() => CENTERS.filter(({ id }) => ids.split(' ').includes(id)), [ids]);
  const select = useCallback(
    (id: string) => isCenterId(id) && dispatch(centerSelected({ id, from: 'map' })),
    [dispatch],
  );
  const showAll = useCallback(() => void dispatch(selectionCleared()), [dispatch]);
  // On phones the map may have given way to the list since: then the press shows it again.
  const shownOnMap = selection?.from === 'list' && view === 'map' ? selection.id : null;
  const showOnMap = useCallback(
    (id: CenterId) => {
      if (id === shownOnMap) {
        showAll();
        return;
      }
      dispatch(centerSelected({ id, from: 'list' }));
      setView('map');
      // On phones the list, and the button in it, give way to the map; the way back to it stays in sight.
      requestAnimationFrame(() => {
        mapSide.current?.scrollIntoView({ block: 'nearest' });
        viewSwitch.current?.scrollIntoView({ block: 'nearest' });
        if (document.activeElement === document.body) mapSide.current?.focus({ preventScroll: true });
      });
    },
    [dispatch, shownOnMap, showAll],
  );
  const opened = selection?.from === 'map' ? shown.find(({ id }) => id === selection.id) : undefined;
  // A parent who named a place sees it on the map at once, on phones above the list.
  const isNamed = near.status === 'found';
  return (
    <>
      <Switch ref={viewSwitch} role="group" aria-label="Show centers as">
        <button type="button" aria-pressed={view === 'list'} onClick={() => setView('list')}>
          <List size={20} /> List
        </button>
        <button type="button" aria-pressed={view === 'map'} onClick={() => setView('map')}>
          <MapIcon size={20} /> Map
        </button>
      </Switch>
      <Stack
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      >
        <Side shown={view === 'list'}>
          <CenterList
            centers={shown}
            first={place === 'home' ? HOME_CENTERS : FEW_CENTERS}
            selectedId={selection?.id ?? null}
            moment={moment}
            onShowOnMap={showOnMap}
          />
        </Side>
        <Side
          ref={mapSide}
          data-print="never"
          tabIndex={-1}
          shown={view === 'map' || isNamed}
          first={isNamed}
          sticky
        >
          <MapPanel
            centers={onMap}
            selection={selection}
            from={from}
            fromName={isNamed ? near.place.name : null}
            isLow={view === 'list'}
            onMarkerPress={select}
            onReset={showAll}
          />
        </Side>
      </Stack>
      {opened && <CenterDialog found={opened} moment={moment} onClose={showAll} />}
    </>
  );
});
