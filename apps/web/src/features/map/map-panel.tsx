import { chakra } from '@chakra-ui/react';
import { MAP_MESSAGES, MAP_VIEW, type LatLng } from '@kidcode/branches';
import { Skeleton, VisuallyHidden } from '@kidcode/ui';
import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { mapTarget, type MapCenter, type MapSelection } from './camera';
import { MapAlert } from './map-alert';
import { MapErrorBoundary } from './map-error-boundary';
import type { MapProblem, MapView, MapViewProps } from './map-provider';
import { readMapsKey } from './maps-key';
import { useEmbeddedMap } from './use-embedded-map';
import { useGoogleProvider } from './use-google-provider';
import { useNearScreen } from './use-near-screen';
import { useSettledTarget } from './use-settled-target';

const Root = /* @__PURE__ */ chakra('section', { base: { display: 'grid', gap: '3' } });
const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'card',
    overflow: 'hidden',
    background: 'bg.sunken',
    border: '1px solid {colors.line.hair}',
    height: `${MAP_VIEW.heightPx}px`,
  },
  variants: { isLow: { true: { height: { base: '20rem', lg: `${MAP_VIEW.heightPx}px` } } } },
});
const Banner = /* @__PURE__ */ chakra('p', {
  base: {
    position: 'absolute',
    insetInline: '3',
    top: '3',
    zIndex: '4',
    marginInlineEnd: '4rem',
    padding: '3',
    borderRadius: 'control',
    background: 'status.dangerTint',
    color: 'status.danger',
    fontWeight: '700',
  },
});

/** One of the two providers, as a component of its own so that it stays mounted. */
function ShownMap({ view: View, ...props }: MapViewProps & { readonly view: MapView }) {
  return <View {...props} />;
}

const subscribeNever = () => () => undefined;

interface MapPanelProps {
  /** The list on screen; a new array makes the map fit it. */
  readonly centers: readonly MapCenter[];
  readonly selection: MapSelection | null;
  /** Where the visitor is, if that is known. */
  readonly from: LatLng | null;
  /** What the visitor calls that place, to be read on the map. */
  readonly fromName?: string | null;
  /** Leaves room for a list below it on phones. */
  readonly isLow?: boolean;
  readonly onMarkerPress: (id: string) => void;
}

/**
 * The finder's map, 500 px high: Google's on a site with a key, else - or when Google fails, under the alert - the
 * embedded one (D-24). Neither is loaded before the panel comes near the screen.
 */
export function MapPanel(props: MapPanelProps) {
  const { centers, selection, from, fromName = null, isLow = false, onMarkerPress } = props;
  const root = useRef<HTMLElement>(null);
  const isNear = useNearScreen(root);
  const key = useSyncExternalStore(subscribeNever, readMapsKey, () => null);
  const [problem, setProblem] = useState<MapProblem | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const google = useGoogleProvider(key, isNear);
  const hasFailed = isBroken || google.state.status === 'failed';
  const embedded = useEmbeddedMap(isNear && (key === null || hasFailed));
  const target = useSettledTarget(
    useMemo(() => mapTarget(centers, selection, from), [centers, selection, from]),
  );
  const View = google.state.status === 'ready' && !isBroken ? google.state.View : embedded;
  const titleId = useId();
  const waiting = <Skeleton height="100%" />;
  const retry = () => {
    setProblem(null);
    setIsBroken(false);
    google.retry();
  };
  return (
    <Root ref={root} aria-labelledby={titleId}>
      <VisuallyHidden as="h3" id={titleId}>
        Map of learning centers
      </VisuallyHidden>
      {hasFailed && (
        <MapAlert
          detail={google.state.status === 'failed' ? google.state.detail : MAP_MESSAGES.initialize}
          onRetry={retry}
        />
      )}
      <Frame isLow={isLow}>
        {View ? (
          <MapErrorBoundary
            key={String(View === embedded)}
            fallback={waiting}
            onError={() => setIsBroken(true)}
          >
            <ShownMap
              view={View}
              // The map is made anew when the number of centers changes (specification 2, section 4).
              key={centers.length}
              centers={centers}
              target={target}
              selectedId={selection?.id ?? null}
              from={from}
              fromName={fromName}
              onMarkerPress={onMarkerPress}
              onProblem={setProblem}
            />
          </MapErrorBoundary>
        ) : (
          <>
            {waiting}
            <VisuallyHidden>The map is loading.</VisuallyHidden>
          </>
        )}
        {problem && View && <Banner role="alert">{MAP_MESSAGES[problem]}</Banner>}
      </Frame>
    </Root>
  );
}
