import { chakra } from '@chakra-ui/react';
import type { CenterId } from '@kidcode/branches';
import { CENTERS, FEW_CENTERS, HAS_MANY_CENTERS, HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { Card, Notice, Stack } from '@kidcode/ui';
import type { ReactNode, RefObject } from 'react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { isGranted } from '../location/location-effects';
import { selectLocation } from '../location/location-slice';
import { MapPanel } from '../map/map-panel';
import { MAX_MARKERS } from '../map/map-provider';
import { CenterList } from './center-list';
import { followFavorites } from './favorites-in-storage';
import { FilterForm } from './filter-form';
import { EmptyResult, FinderAnswer } from './finder-answer';
import type { FinderPlace } from './finder-slice';
import { centerSelected, selectionCleared, selectSelection } from './finder-slice';
import { LocationAsk, LocationProblem, MeasuredFrom } from './measured-from';
import { SearchBox } from './search-box';
import { useFinder } from './use-finder';
import { useSchoolMoment } from './use-school-moment';
import { useSearchFromAddress } from './use-search-from-address';
import type { SubmittedProblem } from './use-submitted-place';
import { useSubmittedPlace } from './use-submitted-place';
import type { FinderView } from './view-switch';
import { ViewSwitch } from './view-switch';

interface SubmittedNoticeProps {
  readonly problem: SubmittedProblem | null;
  /** Where distances are measured from meanwhile. */
  readonly measuredFrom: ReactNode;
}

/** Under the search: why there is no answer to what was submitted, and which place still counts. */
function SubmittedNotice({ problem, measuredFrom }: SubmittedNoticeProps) {
  return (
    <chakra.div css={{ '& > *': { marginTop: '4' } }} role="status">
      {problem?.kind === 'looking-up' && <p>Looking up {problem.text}...</p>}
      {problem?.kind === 'failed' && (
        <Notice tone="warning">Places could not be loaded. Check your connection and try again.</Notice>
      )}
      {problem?.kind === 'unknown-zip' && (
        <Notice tone="warning" action={measuredFrom}>
          We do not know the ZIP code {problem.text}. Type one in {REGION.name}
          {HAS_ONLINE ? ', or join us online from anywhere.' : '.'}
        </Notice>
      )}
    </chakra.div>
  );
}

/** The place of an answer on the page, and the ways to take a reader there. */
export interface AnswerPlace {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Takes focus and the screen to the answer, once it is there. */
  readonly bringUp: () => void;
  /** Takes focus alone: what had it went away. */
  readonly focus: () => void;
}

function useAnswerPlace(): AnswerPlace {
  const ref = useRef<HTMLDivElement>(null);
  const [call, setCall] = useState<{ readonly scrolls: boolean } | null>(null);
  useEffect(() => {
    if (call === null) return;
    ref.current?.focus({ preventScroll: true });
    if (call.scrolls) ref.current?.scrollIntoView({ block: 'start' });
  }, [call]);
  return {
    ref,
    bringUp: () => setCall({ scrolls: true }),
    focus: () => setCall({ scrolls: false }),
  };
}

/** Looks up the device's location without a word, but only where the visitor allowed it before. */
function useGrantedLocation(): void {
  const { status } = useSiteSelector(selectLocation);
  const dispatch = useSiteDispatch();
  useEffect(() => {
    if (status !== 'idle') return;
    let isGone = false;
    void isGranted().then(async (granted) => {
      if (!granted || isGone) return;
      const { requestLocation } = await import('../location/request-location');
      await requestLocation(dispatch);
    });
    return () => {
      isGone = true;
    };
  }, [status, dispatch]);
}

const CenterDialog = lazy(() =>
  import('./center-dialog').then((module) => ({ default: module.CenterDialog })),
);
const Ask = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    width: 'full',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    // In line with the search, whose label stands above it.
    '& > div': { md: { paddingTop: '1.72rem' } },
  },
});
const Side = /* @__PURE__ */ chakra('div', {
  base: { lg: { display: 'block' } },
  variants: {
    shown: { true: { display: 'block' }, false: { display: 'none' } },
    first: { true: { order: { base: '-1', lg: '0' } } },
    sticky: { true: { position: { lg: 'sticky' }, top: { lg: '8rem' } } },
  },
});

/** Of many, the home page shows a taste. */
const HOME_CENTERS = HAS_MANY_CENTERS ? 3 : FEW_CENTERS;

/** The center finder: search, filters, list and map. */
export function Finder({ place }: { readonly place: FinderPlace }) {
  const finder = useFinder(place);
  const { criteria, result, near, from, send } = finder;
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const selection = useSiteSelector(selectSelection);
  const moment = useSchoolMoment();
  const mapSide = useRef<HTMLDivElement>(null);
  const { ref: answer, bringUp, focus } = useAnswerPlace();
  const submitted = useSubmittedPlace(finder, bringUp);
  useSearchFromAddress(finder, submitted.submit);
  const [view, setView] = useState<FinderView>('list');
  useEffect(() => followFavorites(store), [store]);
  useEffect(() => () => void dispatch(selectionCleared()), [dispatch]);
  useGrantedLocation();

  // A key shows in the box first, then in the list and on the map.
  const shown = useDeferredValue(result.shown);
  const marked = shown.slice(0, MAX_MARKERS);
  const ids = marked.map(({ id }) => id).join(' ');
  // The map refits when the list changes, not when a heart on it does.
  const onMap = useMemo(() => CENTERS.filter(({ id }) => ids.split(' ').includes(id)), [ids]);
  const select = useCallback(
    (id: string) => isCenterId(id) && dispatch(centerSelected({ id, from: 'map' })),
    [dispatch],
  );
  const showOnMap = useCallback(
    (id: CenterId) => {
      dispatch(centerSelected({ id, from: 'list' }));
      setView('map');
      // On phones the list, and the button in it, give way to the map.
      requestAnimationFrame(() => {
        mapSide.current?.scrollIntoView({ block: 'nearest' });
        if (document.activeElement === document.body) mapSide.current?.focus({ preventScroll: true });
      });
    },
    [dispatch],
  );
  const opened = selection?.from === 'map' ? shown.find(({ id }) => id === selection.id) : undefined;
  // A parent who named a place sees it on the map at once, on phones above the list.
  const isNamed = near.status === 'found';
  const measuredFrom = <MeasuredFrom finder={finder} onForgotten={focus} />;
  return (
    <Stack gap="6">
      <Card tone="float" gap="6" alignItems="stretch">
        <div>
          <Ask>
            <SearchBox
              query={criteria.query === '' ? criteria.near : criteria.query}
              onQuery={(query) => {
                submitted.forget();
                send({ type: 'queryTyped', query });
              }}
              onPick={(query) => {
                submitted.forget();
                send({ type: 'suggestionPicked', query });
              }}
              onSubmit={submitted.submit}
            />
            <LocationAsk finder={finder} onAnswer={bringUp} />
          </Ask>
          <SubmittedNotice problem={submitted.problem} measuredFrom={measuredFrom} />
          <LocationProblem />
        </div>
        <FilterForm finder={finder} />
      </Card>
      <FinderAnswer
        ref={answer}
        finder={finder}
        measuredFrom={submitted.problem?.kind === 'unknown-zip' ? null : measuredFrom}
        onChanged={focus}
      />
      {result.isEmpty && !result.isTooFar && <EmptyResult finder={finder} onChanged={focus} />}
      <ViewSwitch view={view} onView={setView} />
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
        <Side ref={mapSide} tabIndex={-1} shown={view === 'map' || isNamed} first={isNamed} sticky>
          <MapPanel
            centers={onMap}
            selection={selection}
            from={from}
            fromName={isNamed ? near.place.name : null}
            isLow={view === 'list'}
            onMarkerPress={select}
          />
        </Side>
      </Stack>
      {opened && (
        <Suspense fallback={null}>
          <CenterDialog found={opened} moment={moment} onClose={() => dispatch(selectionCleared())} />
        </Suspense>
      )}
    </Stack>
  );
}
