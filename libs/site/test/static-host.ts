import { concretePaths, pathsWithUnknown } from '../src/concrete-paths';
import { prerenderPaths } from '../src/prerender-paths';
import { ANY_CENTER } from '../src/redirect-rules';
import { redirectsFile } from '../src/redirects-file';
import { resolvePath } from '../src/resolve-path';
import { ROUTES } from '../src/routes';

/** What a host asks first: its files (Netlify) or its rules (Cloudflare Pages). */
export const HOST_ORDERS = ['files', 'rules'] as const;
export type HostOrder = (typeof HOST_ORDERS)[number];

type Rule = { from: string; to: string; status: string };

/** Every address of the route table, with known and unknown values. */
export const ADDRESSES = [
  ...new Set(ROUTES.flatMap((row) => [...concretePaths(row), ...pathsWithUnknown(row)])),
];

const PAGES = new Set(prerenderPaths());

export const RULES: readonly Rule[] = redirectsFile()
  .trim()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status };
  });

const matches = ({ from }: Rule, path: string): boolean =>
  new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`).test(path);

const shown = (file: string): string => (PAGES.has(file) ? `shows ${file}` : 'not found');

/** What a host that takes the first rule from the top makes of an address. */
export function answerOfHost(order: HostOrder, path: string): string {
  const rule = order === 'files' && PAGES.has(path) ? undefined : RULES.find((each) => matches(each, path));
  if (rule === undefined) return shown(path);
  if (rule.status === '200') return shown(rule.to.replace(/\/$/, ''));
  return `moves to ${rule.to.replace(ANY_CENTER, '')}`;
}

/** What the route table says of an address. */
export function answerOfTable(path: string): string {
  const { kind, finalPath } = resolvePath(path);
  return kind === 'redirect' ? `moves to ${finalPath}` : shown(path);
}
