import { chakra } from '@chakra-ui/react';
import { formatDistance, NO_CENTERS_MESSAGE } from '@kidcode/branches';
import { Button, EmptyState } from '@kidcode/ui';

import { reachingDistance } from './results-words';
import type { Finder } from './use-finder';

const Actions = /* @__PURE__ */ chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** Nothing matches: says so, names the nearest center with its distance, and offers ways on (D-14). */
export function EmptyResult({ finder: { criteria, result, send } }: { readonly finder: Finder }) {
  const { nearest } = result;
  const reach = nearest && reachingDistance(nearest.distanceMiles);
  const isTooFar = nearest !== null && criteria.distance > 0 && nearest.distanceMiles > criteria.distance;
  return (
    <EmptyState
      role="status"
      title={NO_CENTERS_MESSAGE.title}
      action={
        <Actions>
          {isTooFar && reach !== null && reach > 0 && (
            <Button variant="accent" onClick={() => send({ type: 'distanceChosen', miles: reach })}>
              Search within {reach} miles
            </Button>
          )}
          <Button variant="outline" onClick={() => send({ type: 'cleared' })}>
            Clear all filters
          </Button>
        </Actions>
      }
    >
      <p>{NO_CENTERS_MESSAGE.hint}</p>
      {nearest && (
        <p>
          The nearest center is <strong>{nearest.center.name}</strong>,{' '}
          {formatDistance(nearest.distanceMiles)}.
        </p>
      )}
    </EmptyState>
  );
}
