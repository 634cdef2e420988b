import { chakra } from '@chakra-ui/react';
import { LOCATION_MESSAGES } from '@kidcode/branches';
import { Button, Notice, SmallText } from '@kidcode/ui';
import { LocateFixed } from 'lucide-react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectLocation } from '../location/location-slice';
import type { Finder } from './use-finder';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    justifyItems: { base: 'stretch', sm: 'start' },
    // As tall as the search beside it.
    '& > button': { minHeight: '3rem' },
  },
});

interface LocationAskProps {
  readonly finder: Finder;
  readonly onAnswer: () => void;
}

/** Asks for the device's location when pressed, and says why before. */
export function LocationAsk({ finder: { send }, onAnswer }: LocationAskProps) {
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
        icon={<LocateFixed size={20} aria-hidden="true" />}
        loading={status === 'asking'}
        loadingText="Finding you..."
        onClick={() => void ask()}
      >
        Use my location
      </Button>
      <SmallText maxWidth="44ch">
        To show how far each center is. Used once, in this browser, never stored.
      </SmallText>
    </Root>
  );
}

const Problem = /* @__PURE__ */ chakra('div', { base: { '& > *': { marginTop: '4' } } });

/** What went wrong when the device was asked, in amber; nothing otherwise. */
export function LocationProblem() {
  const { error } = useSiteSelector(selectLocation);
  return (
    <Problem role="status">
      {error && (
        <Notice tone="warning">{LOCATION_MESSAGES[error]} You can type your ZIP code or city instead.</Notice>
      )}
    </Problem>
  );
}
