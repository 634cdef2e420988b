import { readAsked, redirectsFile } from '../src/host';
import { concretePaths, pathsWithUnknown } from '../src/match-path';
import { prerenderPaths, resolvePath } from '../src/resolve-path';
import { ROUTES } from '../src/routes';

/** What a host asks first: its files (Netlify) or its rules (Cloudflare Pages). */
export const HOST_ORDERS = ['files', 'rules'] as const;
export type HostOrder = (typeof HOST_ORDERS)[number];

type Rule = { from: string; to: string; status: string };

/** Every known address of the route table. */
export const KNOWN_ADDRESSES = [...new Set(ROUTES.flatMap(concretePaths))];

/** Those, and some with unknown values. */
export const ADDRESSES = [...new Set([...KNOWN_ADDRESSES, ...ROUTES.flatMap(pathsWithUnknown)])];

const PAGES = new Set(prerenderPaths());

export const RULES: readonly Rule[] = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status };
  });

/** What the places of a rule hold for an address; null where the rule is not for it. */
function placesOf({ from }: Rule, address: string): Readonly<Record<string, string>> | null {
  const found = new RegExp(`^${from.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(address);
  return found === null ? null : { ...found.groups };
}

/** A page, asked for as itself or as the folder that it is kept in. */
function shown(address: string): string {
  const page = address.replace(/(?<=.)\/$/, '');
  return PAGES.has(page) ? `shows ${page}` : 'not found';
}

/** What a host makes of an address that tells capitals and slashes apart and takes the first rule from the top. */
function hostAnswer(order: HostOrder, address: string): string {
  if (order === 'files' && shown(address) !== 'not found') return shown(address);
  for (const rule of RULES) {
    const places = placesOf(rule, address);
    if (places === null) continue;
    if (rule.status === '200') return shown(rule.to);
    return `moves to ${rule.to.replace(/:(\w+)/g, (place, name: string) => places[name] ?? place)}`;
  }
  return shown(address);
}

/** What the host says of an address, without what its redirect adds. */
export const answerOfHost = (order: HostOrder, address: string): string =>
  hostAnswer(order, address).replace(/\?.*/, '');

/** What the route table says of an address. */
export function answerOfTable(address: string): string {
  const { kind, finalPath } = resolvePath(address);
  return kind === 'redirect' ? `moves to ${finalPath}` : shown(finalPath);
}

/** Where a visitor ends: the not-found page's script leads on from there, and any page's from what its redirect adds. */
export function placeOnHost(order: HostOrder, address: string): string {
  const answer = hostAnswer(order, address);
  if (answer === 'not found') return resolvePath(address).finalPath;
  const [place = '', query = ''] = answer.replace(/^\w+ (?:to )?/, '').split('?');
  const asked = readAsked(`?${query}`);
  return asked === null ? place : resolvePath(asked.asked).finalPath;
}
