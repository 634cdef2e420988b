import { useCallback, useRef, useState } from 'react';

/**
 * Holds the state of a flow whose rules are a pure transition.
 *
 * @returns the state to render, and a function that takes an event and answers the state after it: what must happen
 *   in the click itself, such as opening a tab, cannot wait for the next render.
 */
export function useFlow<State, Event>(
  begin: () => State,
  transition: (state: State, event: Event) => State,
): readonly [State, (event: Event) => State] {
  const [state, setState] = useState(begin);
  const latest = useRef(state);
  const send = useCallback(
    (event: Event) => {
      latest.current = transition(latest.current, event);
      setState(latest.current);
      return latest.current;
    },
    [transition],
  );
  return [state, send];
}
