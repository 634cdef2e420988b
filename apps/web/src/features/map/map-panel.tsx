import { chakra } from '@chakra-ui/react';
import { MAP_MESSAGES, MAP_VIEW } from '@kidcode/branches';
import { Button, Notice, Skeleton, VisuallyHidden, useHydrated, styled } from '@kidcode/ui';
import { RotateCw } from 'lucide-react';
import type { PropsWithChildren, RefObject } from 'react';
import { Component, Fragment, memo, useEffect, useId, useMemo, useRef, useState } from 'react';

import { useLateComponent } from '../../shared/use-late-component';
import type { MapProblem, MapSelection, MapShown, MapTarget, MapViewProps } from './camera';
import { mapTarget } from './camera';

/** A map that breaks must not take the finder with it. */
class MapErrorBoundary extends Component<PropsWithChildren<{ onError: () => void }>> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? <Skeleton /> : this.props.children;
  }
}

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
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** Offline there is no map: the list says everything that it does. */
const loadEmbedded = () => import('./embedded/embedded-map').then((module) => module.EmbeddedMap);

/** How far Google's map is: on its way, there, or not to be had. */
type GoogleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly show: MapShown }
  | { readonly status: 'failed'; readonly detail: string };

const LOADING: GoogleState = { status: 'loading' };

/**
 * Loads Google's map, once `wanted`. `retry` starts from nothing, script and all. A key that Google refuses later,
 * with the map on screen already, is a failure too.
 *
 * @param key Null: a site without Google's map, which stays `loading` for ever.
 */
function useGoogleProvider(key: string | null, wanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState({ attempt, state: LOADING });
  useEffect(() => {
    if (key === null || !wanted) return;
    let stop: () => void = () => undefined;
    let isGone = false;
    const tell = (state: GoogleState) => {
      if (!isGone) setAnswer({ attempt, state });
    };
    const fail = (detail: string) => tell({ status: 'failed', detail });
    void import('./google/google-provider').then(
      async ({ loadGoogleProvider, onKeyRefused }) => {
        const provider = await loadGoogleProvider(key);
        if (isGone) return;
        if (!provider.ok) {
          fail(provider.error);
          return;
        }
        stop = onKeyRefused(fail);
        tell({ status: 'ready', show: provider.value });
      },
      () => fail('The map could not be downloaded.'),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [key, wanted, attempt]);
  return {
    state: answer.attempt === attempt ? answer.state : LOADING,
    retry: () => setAttempt((count) => count + 1),
  };
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

/**
 * The site's key for Google Maps, or null for a site without one (D-24). Such keys are public by nature: every page
 * with a map shows its key, and the owner restricts it to the site's address.
 */
function readMapsKey(): string | null {
  // The build writes it (GOOGLE_MAPS_KEY).
  const meta = document.querySelector<HTMLMetaElement>('meta[name="maps-key"]');
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
const Banner = /* @__PURE__ */ styled('p', {
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
});

/** A new array of centers makes the map fit it. */
interface MapPanelProps extends Omit<MapViewProps, 'target' | 'selectedId' | 'onProblem'> {
  readonly selection: MapSelection | null;
  /** Leaves room for a list below it on phones. */
  readonly isLow: boolean;
}

/**
 * The finder's map, 500 px high: Google's on a site with a key, else - or when Google fails, under the alert - the
 * embedded one (D-24). Neither is loaded before the panel comes near the screen.
 */
export const MapPanel = memo(function MapPanel(props: MapPanelProps) {
  const { centers, selection, from, fromName, isLow, onMarkerPress, onReset } = props;
  const root = useRef<HTMLElement>(null);
  const isNear = useNearScreen(root);
  const key = useHydrated() ? readMapsKey() : null;
  const [problem, setProblem] = useState<MapProblem | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const google = useGoogleProvider(key, isNear);
  const hasFailed = isBroken || google.state.status === 'failed';
  const embedded = useLateComponent(loadEmbedded, isNear && (key === null || hasFailed));
  const target = useSettledTarget(
    useMemo(() => mapTarget(centers, selection, from), [centers, selection, from]),
  );
  const ready = google.state.status === 'ready' && !isBroken ? google.state : null;
  const show = ready?.show ?? embedded;
  const titleId = useId();
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
        <Notice
          tone="danger"
          role="alert"
          title={MAP_MESSAGES.loadTitle}
          action={
            <Button variant="outline" marginTop="2" icon={<RotateCw size={18} />} onClick={retry}>
              Try again
            </Button>
          }
        >
          {MAP_MESSAGES.load}{' '}
          {google.state.status === 'failed' ? google.state.detail : MAP_MESSAGES.initialize}
        </Notice>
      )}
      <Frame isLow={isLow}>
        {show ? (
          <MapErrorBoundary key={String(ready === null)} onError={() => setIsBroken(true)}>
            {/* The map is made anew when the number of centers changes (specification 2, section 4). */}
            <Fragment key={centers.length}>
              {show({
                centers,
                target,
                selectedId: selection?.id ?? null,
                from,
                fromName,
                onMarkerPress,
                onReset,
                onProblem: setProblem,
              })}
            </Fragment>
          </MapErrorBoundary>
        ) : (
          <>
            <Skeleton />
            <VisuallyHidden>The map is loading.</VisuallyHidden>
          </>
        )}
        {problem && show && <Banner role="alert">{MAP_MESSAGES[problem]}</Banner>}
      </Frame>
    </chakra.section>
  );
});
