import { chakra } from '@chakra-ui/react';
import type { LatLng } from '@kidcode/branches';
import { MAP_MESSAGES, MAP_VIEW } from '@kidcode/branches';
import { Button, Notice, Skeleton, VisuallyHidden } from '@kidcode/ui';
import { RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Component, memo, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { MapCenter, MapSelection, MapTarget } from './camera';
import { mapTarget } from './camera';
import type { MapProblem, MapView, MapViewProps } from './map-provider';
import { useGoogleProvider } from './use-google-provider';

interface MapAlertProps {
  /** What went wrong, in one sentence. */
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Google's map did not come: says so, and offers to try again. The embedded map stands under it (D-24). */
function MapAlert({ detail, onRetry }: MapAlertProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={MAP_MESSAGES.loadTitle}
      action={
        <Button
          variant="outline"
          marginTop="2"
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      {MAP_MESSAGES.load} {detail}
    </Notice>
  );
}

interface MapErrorBoundaryProps {
  readonly onError: () => void;
  /** Shown instead of what failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A map that breaks must not take the finder with it. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** How far outside the screen counts as near. */
const MARGIN = '300px';

/**
 * Whether an element has come near the screen; once true it stays so. A hidden element is nowhere near, so what
 * depends on it waits until it is shown.
 */
function useNearScreen(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** The embedded map, loaded once it is wanted; null until then, and where its script cannot be had. */
function useEmbeddedMap(wanted: boolean): MapView | null {
  const [loaded, setLoaded] = useState<{ readonly View: MapView } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    void import('./embedded/embedded-map').then(
      ({ EmbeddedMap }) => {
        if (!isGone) setLoaded({ View: EmbeddedMap });
      },
      // Offline: the list says everything that the map does.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return loaded?.View ?? null;
}

/**
 * The target that the map should look at now. A selected center at once; everything else about half a second after
 * it last changed, so that the map does not jump at every keystroke (specification 2, section 4).
 */
function useSettledTarget(target: MapTarget): MapTarget {
  const [settled, setSettled] = useState(target);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(target), MAP_VIEW.refitDelayMs);
    return () => clearTimeout(timer);
  }, [target]);
  return target.kind === 'center' ? target : settled;
}

/** The name of the `<meta>` element that carries the browser key of Google Maps; the build writes it (GOOGLE_MAPS_KEY). */
export const MAPS_KEY_META = 'maps-key';

/**
 * The site's key for Google Maps, or null for a site without one (D-24). Such keys are public by nature: every page
 * with a map shows its key, and the owner restricts it to the site's address.
 */
function readMapsKey(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MAPS_KEY_META}"]`);
  return meta?.content.trim() || null;
}
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
export const MapPanel = memo(function MapPanel(props: MapPanelProps) {
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
  const waiting = <Skeleton />;
  const retry = () => {
    setProblem(null);
    setIsBroken(false);
    google.retry();
  };
  return (
    <chakra.section display="grid" gap="3" ref={root} aria-labelledby={titleId}>
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
    </chakra.section>
  );
});
