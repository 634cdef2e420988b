import {
  CENTERS,
  DISTANCE_SLIDER,
  formatMiles,
  NO_CENTERS_MESSAGE,
  NO_LIMIT,
  tooFarMessage,
} from '@kidcode/branches';
import { Button, EmptyState, Row, styled } from '@kidcode/ui';
import type { ReactNode, Ref } from 'react';

import type { Finder } from './use-finder';

/** What a sentence calls the place that distances are measured from: '76092', 'Plano', 'your location'. */
function placeWords(near: Finder['near']): string {
  return near.status === 'found' ? near.place.name : 'your location';
}

/**
 * What the finder found, for sighted and listening alike: '2 learning centers', '1 of 2 learning centers', with the
 * nearest where a place was named; or that none is near enough (D-52).
 */
export function resultsWords(finder: Pick<Finder, 'criteria' | 'result' | 'near'>): string {
  const { criteria, result, near } = finder;
  const all = CENTERS.length;
  const { matches, shown, isEmpty, isTooFar, nearest, beyondLimit } = result;
  if (isTooFar && beyondLimit) {
    return tooFarMessage({
      limitMiles: criteria.distance,
      place: placeWords(near),
      nearest: beyondLimit,
      isNarrowed: beyondLimit.center.id !== nearest?.center.id,
    });
  }
  if (isEmpty) return `No match, showing all ${shown.length} learning centers`;
  const noun = all === 1 ? 'learning center' : 'learning centers';
  const count = matches.length === all ? `${all} ${noun}` : `${matches.length} of ${all} ${noun}`;
  if (near.status !== 'found' || nearest === null) return count;
  return `${count}. The nearest to ${near.place.name}: ${nearest.center.name}, ${formatMiles(nearest.distanceMiles)}.`;
}

/** The first stop of the distance slider that reaches a center so many miles away; `NO_LIMIT` beyond its end. */
export function reachingDistance(miles: number): number {
  const { min, max, step } = DISTANCE_SLIDER;
  const stop = Math.max(min, Math.ceil(miles / step) * step);
  return stop > max ? NO_LIMIT : stop;
}

interface AnswerProps {
  readonly finder: Finder;
  /** What was pressed in here goes away: focus needs a place. */
  readonly onChanged: () => void;
}

/** Words or filters match nothing: says so, tells what is known of distances, and offers ways on (D-14). */
export function EmptyResult({ finder, onChanged }: AnswerProps) {
  const { near, send } = finder;
  const { beyondLimit, nearest } = finder.result;
  const measured = beyondLimit ?? nearest;
  const clear = () => {
    send({ type: 'cleared' });
    onChanged();
  };
  return (
    <EmptyState
      role="status"
      title={NO_CENTERS_MESSAGE.title}
      action={
        <Row gap="3">
          <WidenButton finder={finder} onChanged={onChanged} />
          <Button variant="outline" onClick={clear}>
            Clear all filters
          </Button>
        </Row>
      }
    >
      <p>{NO_CENTERS_MESSAGE.hint}</p>
      {measured !== null && (
        <p>
          {beyondLimit ? null : 'The nearest center is '}
          <strong>{measured.center.name}</strong>
          {beyondLimit ? ' is ' : ', '}
          {formatMiles(measured.distanceMiles)} from {placeWords(near)}.
        </p>
      )}
    </EmptyState>
  );
}

function WidenButton({ finder: { result, send }, onChanged }: AnswerProps) {
  if (result.beyondLimit === null) return null;
  const miles = reachingDistance(result.beyondLimit.distanceMiles);
  const widen = () => {
    send({ type: 'distanceChosen', miles });
    onChanged();
  };
  return (
    <Button variant="accent" onClick={widen}>
      {miles === 0 ? 'Search at any distance' : `Search within ${miles} miles`}
    </Button>
  );
}

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  // Air under the fixed header.
  scrollMarginTop: '4',
  '& > p:first-of-type': { textStyle: 'h4', fontSize: 'lg' },
});

interface FinderAnswerProps extends AnswerProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Said elsewhere while something submitted has no answer. */
  readonly measuredFrom: ReactNode;
}

/** The finder's answer in one place: how many centers match, how far the nearest is, and from where. */
export function FinderAnswer({ finder, ref, measuredFrom, onChanged }: FinderAnswerProps) {
  return (
    <Root ref={ref} role="status" tabIndex={-1}>
      <p>{resultsWords(finder)}</p>
      {finder.result.isTooFar && <WidenButton finder={finder} onChanged={onChanged} />}
      {measuredFrom}
    </Root>
  );
}
