import { chakra } from '@chakra-ui/react';
import { REGION } from '@kidcode/current-school';
import { Button, Notice } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import type { Finder } from './use-finder';

const Line = /* @__PURE__ */ chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', textStyle: 'small' },
});

interface MeasuredFromProps {
  readonly finder: Finder;
  readonly onForgotten: () => void;
}

/** Says where distances are measured from, or why a typed place was not understood; the place can be taken back. */
export function MeasuredFrom({ finder: { near, criteria, send }, onForgotten }: MeasuredFromProps) {
  const { at } = useSiteSelector(selectLocation);
  const forget = (label: string) => (
    <Button
      variant="quiet"
      onClick={() => {
        send({ type: 'placeChosen', near: '' });
        onForgotten();
      }}
    >
      {label}
    </Button>
  );
  if (near.status === 'found') {
    return (
      <Line>
        <span>
          Distances are measured from <strong>{near.place.label}</strong>.
        </span>
        {forget('Forget this place')}
      </Line>
    );
  }
  if (near.status === 'unknown') {
    return (
      <Notice tone="warning" action={forget('Search without it')}>
        We do not know “{criteria.near}”. Type a ZIP code or a city in {REGION.name}.
      </Notice>
    );
  }
  if (near.status === 'failed') {
    return <Notice tone="warning">Places could not be loaded. Check your connection and try again.</Notice>;
  }
  return at && <Line>Distances are measured from your location.</Line>;
}
