import {
  createElement,
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

import { keepFields } from './early-fields';
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

/** Resolves when a navigation begins, or has begun. */
const whenAwake = (): Promise<void> =>
  isAwake ? Promise.resolve() : new Promise((resolve) => sleeping.add(resolve));

/** Static HTML whose script could not be fetched. */
const lost = new WeakSet<Element>();

/** What visitors do who turn to a part of the page. */
const TURNING = ['pointerdown', 'focusin'];

/** Resolves when it is worth while to ask for a script once more: the connection is back, or somebody turns to the part. */
function nextHope(part: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = () => {
      heard.abort();
      resolve();
    };
    window.addEventListener('online', end, heard);
    for (const event of TURNING) part?.addEventListener(event, end, heard);
  });
}

/** Asks for something that did not come until it does. Never rejects. */
export async function loadAtLast<Loaded>(part: Element | null, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    await nextHope(part);
    try {
      return await load();
    } catch {
      // The next time, then.
    }
  }
}

/**
 * The HTML of a part, for React to take as it stands and go on around it. It is read and typed into as before, and its
 * links load their pages.
 */
export const asItStands = (part: Element): ReactNode =>
  [...part.children].map((element, index) =>
    createElement(element.localName, {
      key: index,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: element.innerHTML },
    }),
  );

/** Stands in an island and is there when the island answers. */
function Awake({ part }: { readonly part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (part.current && !lost.has(part.current)) void answerTaps(part.current);
  }, [part]);
  return null;
}

/**
 * A part of a page below the first screen: it stands in the static HTML like everything else, but its script
 * is fetched, and the part hydrated, only when it comes near the screen. What it shows must therefore work as
 * plain HTML; a tap on a button waits for the script. New props before that cost the static HTML: give it none, or ones that stay.
 * A script that cannot be fetched leaves the static HTML as it is, and is asked for again.
 *
 * @param name Unique in the site; becomes the `data-island` attribute of the wrapper.
 * @param load Imports the component, e.g. `() => import('./map').then((m) => m.Map)`.
 * @param fallback Shown in the browser while loading after a navigation without static HTML.
 * @param isAround It stands around the pages: where there is no static HTML either, the fallback stays, as an error page
 *   can take the place of a page only.
 */
export function island<Props extends object>(
  name: string,
  load: Loader<Props>,
  fallback: ReactNode = null,
  isAround = false,
) {
  let loaded: LazyModule<Props> | undefined;
  const loadNow = async (): Promise<LazyModule<Props>> => (loaded ??= { default: await unlessLeaving(load) });
  if (typeof document === 'undefined') pending.push(loadNow);

  /** Takes the place of the component where React cannot wait for it, until it comes. */
  const standIn = (part: Element | null, coming: Promise<LazyModule<Props>>): LazyModule<Props> => {
    const html = part && asItStands(part);
    return {
      default: function StandIn(props: Props) {
        const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded?.default ?? null);
        useEffect(() => {
          if (Part) return;
          void coming.then((module) => {
            const putBack = part && keepFields(part);
            flushSync(() => setPart(() => module.default));
            putBack?.();
            if (part?.isConnected) void answerTaps(part);
          });
        }, [Part]);
        if (Part) return <Part {...props} />;
        return part?.isConnected ? html : fallback;
      },
    };
  };

  /** Of a script that did not come: as soon as it does. React cannot wait for that when the address changes. */
  const loadLost = (part: Element | null): Promise<LazyModule<Props>> => {
    if (part) lost.add(part);
    const coming = loadAtLast(part, loadNow).finally(() => part && lost.delete(part));
    const late = part ? whenAwake() : Promise.resolve();
    return Promise.race([coming, late.then(() => standIn(part, coming))]);
  };

  const Lazy = lazy(() => {
    if (loaded) return settled(loaded);
    // Only static HTML stands in the document before the first render of the island.
    const standing = document.querySelector(`[data-island="${name}"]`);
    const loading = standing && !isAwake ? whenNear(standing).then(loadNow) : loadNow();
    return standing || isAround ? loading.catch(() => loadLost(standing)) : loading;
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
