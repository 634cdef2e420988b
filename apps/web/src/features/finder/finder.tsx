import { chakra } from '@chakra-ui/react';
import { HAS_ONLINE } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { Band, Card, Notice, SectionHeading, Stack, styled } from '@kidcode/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { isGranted } from '../location/location-effects';
import { selectLocation } from '../location/location-slice';
import { followFavorites } from './favorites-in-storage';
import { FilterForm } from './filter-form';
import { EmptyResult, FinderAnswer } from './finder-answer';
import { selectIsShared, type FinderPlace } from './finder-slice';
import { FoundCenters } from './found-centers';
import { LocationAsk, LocationProblem, MeasuredFrom } from './measured-from';
import { SearchBox } from './search-box';
import type { Finder as FinderParts, SubmittedProblem } from './use-finder';
import { useFinder, useSubmittedPlace } from './use-finder';

/** Under the search: why there is no answer to what was submitted, and which place still counts. */
function SubmittedNotice({
  problem,
  measuredFrom,
}: {
  readonly problem: SubmittedProblem | null;
  readonly measuredFrom: ReactNode;
}) {
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
function useAnswerPlace() {
  const ref = useRef<HTMLDivElement>(null);
  const [call, setCall] = useState<{ readonly scrolls: boolean } | null>(null);
  useEffect(() => {
    if (call === null) return;
    ref.current?.focus({ preventScroll: true });
    if (call.scrolls) ref.current?.scrollIntoView({ block: 'start' });
  }, [call]);
  return useMemo(
    () => ({
      ref,
      /** Takes focus and the screen to the answer, once it is there. */
      bringUp: () => setCall({ scrolls: true }),
      /** Takes focus alone: what had it went away. */
      focus: () => setCall({ scrolls: false }),
    }),
    [],
  );
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

/**
 * A search that came in the address and finds nothing was sent by the form before any script ran, or by a link: it is
 * submitted once, as a parent's own ZIP code or city.
 */
function useSearchFromAddress({ criteria, result }: FinderParts, submit: (query: string) => void): void {
  const isShared = useSiteSelector(selectIsShared);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isShared || criteria.query === '') return;
    isDone.current = true;
    if (result.isEmpty) submit(criteria.query);
  }, [isShared, criteria.query, result.isEmpty, submit]);
}

const Ask = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: { base: '4', md: '6' },
  width: 'full',
  alignItems: 'start',
  // The search has room for what it asks for; the remark beside it may take more lines.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(min(21rem, 60%), 1fr) auto' },
  // In line with the search, whose label stands above it.
  '& > div': { md: { paddingTop: '1.72rem' } },
});

export function Finder({ place }: { readonly place: FinderPlace }) {
  const finder = useFinder(place);
  const { criteria, result, near, from, send } = finder;
  const store = useSiteStore();
  const { ref: answer, bringUp, focus } = useAnswerPlace();
  const submitted = useSubmittedPlace(finder, bringUp);
  useSearchFromAddress(finder, submitted.submit);
  useEffect(() => followFavorites(store), [store]);
  useGrantedLocation();

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
            <LocationAsk send={send} onAnswer={bringUp} />
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
      <FoundCenters place={place} shown={result.shown} near={near} from={from} />
    </Stack>
  );
}

/** The finder inside the home page, without a distance limit (specification 2, section 4). Mount it as an island. */
export function CentersSection() {
  return (
    <Band tone="sunken" labelledBy="centers-section">
      <SectionHeading id="centers-section" {...LEARNING_CENTERS_TEXT.nearest} />
      <Finder place="home" />
    </Band>
  );
}
