import { useSearchParams } from 'react-router-dom';

/** The same address with some of its parameters changed; an empty value takes one out. */
export function withParams(
  params: URLSearchParams,
  changed: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The parameters of the address at this moment; those of a render may be older. */
export const paramsNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/**
 * The parameters of the address, and `change`, which changes some of them in its place; an empty value takes one out. It starts
 * from the address as it is when it is called: the router's own way to do that starts from the one of the render, which a timer
 * or an answer outlives. `clear` takes out all.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changed: Readonly<Record<string, string>>): void =>
    setParams(withParams(paramsNow(), changed), { replace: true });
  const clear = (): void => setParams(new URLSearchParams(), { replace: true });
  return { params, change, clear };
}
