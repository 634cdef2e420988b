import { DEFAULT_PORTAL } from '@kidcode/booking';

import { badInput } from './outcome';
import type { Surroundings } from './surroundings';

type Read =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: { readonly message: string } };

const VARIABLE = 'KIDCODE_PORTAL_URL';
const PATH = /^\/(?!\/)[^\s?#]*$/;

function isPortal(text: string): boolean {
  if (PATH.test(text)) return true;
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === url.origin + url.pathname &&
    !/\s/.test(text)
  );
}

/** The portal of a link: the flag's, else that of the environment, else the one that the site is built with. */
export function readPortal(flag: string | undefined, { env }: Surroundings): Read {
  const configured = env[VARIABLE] ?? '';
  const [name, text] = flag === undefined ? [VARIABLE, configured] : ['--portal', flag];
  if (flag === undefined && configured === '') return { ok: true, value: DEFAULT_PORTAL };
  if (isPortal(text)) return { ok: true, value: text };
  return badInput(
    `${name}: expected an http(s) address or a path such as /portal; got ${JSON.stringify(text)}`,
  );
}
