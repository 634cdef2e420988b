import { chakra } from '@chakra-ui/react';
import { LOCATION_MESSAGES } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { Button, Notice, Row, SmallText, styled } from '@kidcode/ui';
import { LocateFixed } from 'lucide-react';
import { memo } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import { NOT_LOADED } from '../notifications/late-dialog';
import { toastShown } from '../notifications/notifications-slice';
import type { Finder } from './use-finder';

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
      <Row as="p" alignItems="center" columnGap="2" textStyle="small">
        <span>
          Distances are measured from <strong>{near.place.label}</strong>.
        </span>
        {forget('Forget this place')}
      </Row>
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
  return (
    at && (
      <Row as="p" alignItems="center" columnGap="2" textStyle="small">
        Distances are measured from your location.
      </Row>
    )
  );
}

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  justifyItems: { base: 'stretch', sm: 'start' },
  // As tall as the search beside it.
  '& > button': { minHeight: '3rem' },
});

interface LocationAskProps {
  readonly send: Finder['send'];
  readonly onAnswer: () => void;
}

/** Asks for the device's location when pressed, and says why before. */
export const LocationAsk = memo(function LocationAsk({ send, onAnswer }: LocationAskProps) {
  const { status } = useSiteSelector(selectLocation);
  const dispatch = useSiteDispatch();
  const ask = async () => {
    const { requestLocation } = await import('../location/request-location');
    const location = await requestLocation(dispatch);
    if (!location.ok) return;
    send({ type: 'locationKnown' });
    onAnswer();
  };
  return (
    <Root>
      <Button
        variant="outline"
        icon={<LocateFixed size={20} />}
        loading={status === 'asking'}
        loadingText="Finding you..."
        onClick={() => void ask().catch(() => dispatch(toastShown(NOT_LOADED)))}
      >
        Use my location
      </Button>
      <SmallText maxWidth="44ch">
        To show how far each center is. Used once, in this browser, never stored.
      </SmallText>
    </Root>
  );
});

/** What went wrong when the device was asked, in amber; nothing otherwise. */
export function LocationProblem() {
  const { error } = useSiteSelector(selectLocation);
  return (
    <chakra.div css={{ '& > *': { marginTop: '4' } }} role="status">
      {error && (
        <Notice tone="warning">{LOCATION_MESSAGES[error]} You can type your ZIP code or city instead.</Notice>
      )}
    </chakra.div>
  );
}
