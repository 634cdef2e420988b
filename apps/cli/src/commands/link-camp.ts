import { campLink } from '@kidcode/booking';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { readPortal } from '../read-portal';
import type { Surroundings } from '../surroundings';
import { readTokenArgument } from '../token-argument';

type Flags = { readonly portal?: string };

/** `kidcode link camp TOKEN`: the portal's page that takes a registration. The token is not verified here. */
export async function linkCampCommand(
  text: string,
  flags: Flags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const token = await readTokenArgument(text, surroundings);
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    return badInput(
      '<token>: expected a token of three parts joined by dots, as kidcode token camp makes it',
    );
  }
  const portal = readPortal(flags.portal, surroundings);
  if (!portal.ok) return portal;
  const url = campLink({ portal: portal.value, token });
  return report({ url }, url);
}
