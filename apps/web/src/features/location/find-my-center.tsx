import { Button, SmallText, Stack } from '@kidcode/ui';
import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { selectLocation } from './location-slice';

const FoundCenter = lazy(() => import('./found-center').then((module) => ({ default: module.FoundCenter })));

/**
 * The visible offer to use the device's location (D-30): it says why, asks only when pressed, and then tells
 * what it found or what went wrong. A branch chosen by hand stays; the nearest center is then only named.
 */
export function FindMyCenter() {
  const { status } = useSiteSelector(selectLocation);
  const store = useSiteStore();
  const find = async () => {
    const { detectBranch } = await import('./detect-branch');
    await detectBranch(store);
  };
  return (
    <Stack justifyItems="start" gap="2" marginTop="6">
      <Button
        variant="outline"
        icon={<MapPin size={20} aria-hidden="true" />}
        loading={status === 'asking'}
        loadingText="Finding your center..."
        onClick={() => void find()}
      >
        Find my nearest center
      </Button>
      <SmallText maxWidth="48ch">
        We use your location once, in this browser, to show the center closest to you. It is not stored.
      </SmallText>
      <div role="status">
        {(status === 'known' || status === 'failed') && (
          <Suspense fallback={null}>
            <FoundCenter />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
