import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * A component that is fetched when it is first wanted, and never in static HTML. Unlike `React.lazy` a failed
 * download breaks nothing and is tried again the next time.
 *
 * @param load Imports the component; must stay the same function.
 * @param onFailed Told when the component could not be fetched; without it the page does without.
 * @param occasion When it changes, a component that is still missing is asked for again.
 * @returns how to render it with its props; null until it is there.
 */
export function useLateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed?: () => void,
  occasion?: string,
): ((props: Props) => ReactNode) | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const reportFailure = useEffectEvent(() => onFailed?.());
  const isMissing = isWanted && Component === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => reportFailure(),
    );
  }, [isMissing, load, occasion]);
  return Component && ((props) => createElement(Component, props));
}
