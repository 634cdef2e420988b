import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type Loader<Props> = () => Promise<ComponentType<Props>>;
type LazyModule<Props> = { default: ComponentType<Props> };

/** How far below the screen an island starts to load. */
const NEAR = '400px';

const pending: (() => Promise<void>)[] = [];

/** Server only: loads every island before the first render, so that it is part of the static HTML. */
export async function loadAllIslands(): Promise<void> {
  await Promise.all(pending.map((load) => load()));
}

/** A promise-like that answers at once: React then renders a lazy component without suspending. */
const settled = <Props,>(module: LazyModule<Props>): Promise<LazyModule<Props>> =>
  ({ then: (resolve: (value: LazyModule<Props>) => void) => resolve(module) }) as unknown as Promise<
    LazyModule<Props>
  >;

/** Resolves when the element comes near the screen; at once where that cannot be observed. */
function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });
}

const neverChanges = () => () => undefined;

/**
 * A part of a page below the first screen: it stands in the static HTML like everything else, but its script
 * is fetched, and the part hydrated, only when it comes near the screen. What it shows must therefore work as
 * plain HTML.
 *
 * @param name Unique in the site; becomes the `data-island` attribute of the wrapper.
 * @param load Imports the component, e.g. `() => import('./map').then((m) => m.Map)`.
 * @param fallback Shown in the browser while loading after a navigation without static HTML.
 */
export function island<Props extends object>(name: string, load: Loader<Props>, fallback: ReactNode = null) {
  let loaded: LazyModule<Props> | undefined;
  let isHydrating = false;
  const loadNow = async (): Promise<LazyModule<Props>> => (loaded ??= { default: await load() });
  if (import.meta.env.SSR) pending.push(async () => void (await loadNow()));

  const Lazy = lazy(() => {
    if (loaded) return settled(loaded);
    return isHydrating ? whenNear(`[data-island="${name}"]`).then(loadNow) : loadNow();
  });

  return function Island(props: Props) {
    isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    return (
      <div data-island={name}>
        <Suspense fallback={fallback}>
          <Lazy {...props} />
        </Suspense>
      </div>
    );
  };
}
