import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

import { answerTaps } from './keep-taps';
import { unlessLeaving } from './leaving';

type Loader<Props> = () => Promise<ComponentType<Props>>;
type LazyModule<Props> = { default: ComponentType<Props> };

/** How far below the screen an island starts to load. */
const NEAR = '400px';

const pending: (() => Promise<unknown>)[] = [];

/** Wakes the islands that still wait for the screen to come near. */
const sleeping = new Set<() => void>();
/** Whether a navigation has begun: what is static HTML still is waited for. */
let isAwake = false;

/** Server only: loads every island before the first render, so that it is part of the static HTML. */
export async function loadAllIslands(): Promise<void> {
  // An island may bring islands of its own: the list grows while it is worked through.
  for (const load of pending) await load();
}

/**
 * Loads every island of the page now, also those that React has not come to yet. A navigation needs that: React cannot
 * update around a part that is still static HTML, and would wait for it with the new page in its hands.
 */
export function wakeIslands(): void {
  isAwake = true;
  for (const wake of sleeping) wake();
  sleeping.clear();
}

/** A promise-like that answers at once: React then renders a lazy component without suspending. */
const settled = <Props,>(module: LazyModule<Props>): Promise<LazyModule<Props>> =>
  ({ then: (resolve: (value: LazyModule<Props>) => void) => resolve(module) }) as unknown as Promise<
    LazyModule<Props>
  >;

/** Resolves when the element comes near the screen, or a navigation begins; at once where that cannot be observed. */
function whenNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      observer.disconnect();
      sleeping.delete(wake);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    sleeping.add(wake);
  });
}

/** Stands in an island and is there when the island answers. */
function Awake({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (part.current) void answerTaps(part.current);
  }, [part]);
  return null;
}

/**
 * A part of a page below the first screen: it stands in the static HTML like everything else, but its script
 * is fetched, and the part hydrated, only when it comes near the screen. What it shows must therefore work as
 * plain HTML; a tap on a button waits for the script. New props before that cost the static HTML: give it none, or ones that stay.
 *
 * @param name Unique in the site; becomes the `data-island` attribute of the wrapper.
 * @param load Imports the component, e.g. `() => import('./map').then((m) => m.Map)`.
 * @param fallback Shown in the browser while loading after a navigation without static HTML.
 */
export function island<Props extends object>(name: string, load: Loader<Props>, fallback: ReactNode = null) {
  let loaded: LazyModule<Props> | undefined;
  const loadNow = async (): Promise<LazyModule<Props>> => (loaded ??= { default: await unlessLeaving(load) });
  if (typeof document === 'undefined') pending.push(loadNow);

  const Lazy = lazy(() => {
    if (loaded) return settled(loaded);
    // Only static HTML stands in the document before the first render of the island.
    const standing = document.querySelector(`[data-island="${name}"]`);
    return standing && !isAwake ? whenNear(standing).then(loadNow) : loadNow();
  });

  return memo(function Island(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    return (
      <div data-island={name} ref={part}>
        <Suspense fallback={fallback}>
          <Lazy {...props} />
          <Awake part={part} />
        </Suspense>
      </div>
    );
  });
}
