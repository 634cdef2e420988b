import type { CenterId } from '@kidcode/branches';
import { PARAM_VALUES } from './param-values';
import { isPageRow, type PageRow, type RedirectTarget, type RouteParams, type RouteRow } from './route-row';

const PARAMETER = /^\{(\w+)\}$/;

/** A page asks the whole table for each of its links. */
const known = new Map<string, readonly string[]>();

/** `/camps/{season}` as its segments; the home page has none. */
export function segmentsOf(pattern: string): readonly string[] {
  const found = known.get(pattern);
  if (found !== undefined) return found;
  const segments = pattern
    .split('/')
    .slice(1)
    .filter((segment, index) => index > 0 || segment !== '');
  known.set(pattern, segments);
  return segments;
}

/** The name inside `{name}`, or null for a literal segment. */
export function parameterName(segment: string): string | null {
  return PARAMETER.exec(segment)?.[1] ?? null;
}

export function parameterNames(pattern: string): readonly string[] {
  return segmentsOf(pattern).flatMap((segment) => parameterName(segment) ?? []);
}

/**
 * A pattern with its parameters filled in.
 *
 * @throws When a parameter has no value: such a row could never be followed.
 */
export function fillPattern(pattern: string, params: RouteParams): string {
  const filled = segmentsOf(pattern).map((segment) => {
    const name = parameterName(segment);
    if (name === null) return segment;
    const value = params[name];
    if (value === undefined) throw new Error(`site: no value for {${name}} in ${pattern}`);
    return value;
  });
  return `/${filled.join('/')}`;
}

type NormalPath = { readonly path: string; readonly segments: readonly string[] };

/**
 * Takes query and hash off a path, and what makes no other address of it: slashes at its end or doubled, and the `index.html`
 * of a page's folder. Decodes its segments; letters keep their case (followPath makes them small).
 *
 * @returns Segments of `null` where the text is no path of this site (it does not start at the root).
 */
export function normalPath(text: string): NormalPath | { readonly path: string; readonly segments: null } {
  const written = /^[^?#]*/.exec(text)?.[0] ?? '';
  const path = written.replace(/\/{2,}/g, '/').replace(/(?:\/index\.html)?\/?$/i, '') || '/';
  if (!path.startsWith('/')) return { path, segments: null };
  const segments = path === '/' ? [] : path.slice(1).split('/').map(decoded);
  return { path, segments };
}

/** What escapes stand for. A malformed one is kept as it stands: no row has such a segment, so it is simply not found. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What one row answers to one path: its page, or where it sends the visitor. */
type RouteMatch =
  | { readonly kind: 'page'; readonly row: PageRow; readonly params: RouteParams }
  | {
      readonly kind: 'redirect';
      readonly row: RouteRow;
      readonly rule: RedirectTarget;
      readonly to: string;
      /** Whether the rule chose the center that `to` names. */
      readonly standsIn: boolean;
      /** Whether it chose that or another value, for one that is missing or unknown. */
      readonly fillsIn: boolean;
    };

/** Values a row allows for one of its parameters: its own, or those of the parameter's name. */
export function valuesOf(row: RouteRow, name: string): readonly string[] {
  return row.where?.[name] ?? PARAM_VALUES[name] ?? [];
}

/**
 * Orders rows that answer the same path: more literal segments first, then the earlier literal. The larger
 * text is the more specific row.
 */
export function specificity(pattern: string): string {
  const mask = segmentsOf(pattern).map((segment) => (parameterName(segment) === null ? '1' : '0'));
  const literals = mask.filter((bit) => bit === '1').length;
  return `${String(literals).padStart(3, '0')} ${mask.join('')}`;
}

/**
 * The row that answers a path's segments.
 *
 * A row whose values all fit goes before one that only takes unknown values in; between equals the more
 * literal row wins, whatever its place in the table.
 *
 * @param ownCenter The visitor's own center, where it is known: it goes before one that stands in for a missing one.
 * @returns `null` where no row answers: the not-found page.
 */
export function matchPath(
  segments: readonly string[],
  routes: readonly RouteRow[],
  ownCenter: CenterId | null = null,
): RouteMatch | null {
  return (
    best(segments, routes, (row, values) => exactMatch(row, values, ownCenter)) ??
    best(segments, routes, (row, values) => fallbackMatch(row, values, ownCenter))
  );
}

type Matcher = (row: RouteRow, values: RouteParams) => RouteMatch | null;

function best(segments: readonly string[], routes: readonly RouteRow[], matcher: Matcher): RouteMatch | null {
  let winner: RouteMatch | null = null;
  for (const row of routes) {
    const values = capture(row.pattern, segments);
    const match = values === null ? null : matcher(row, values);
    if (match === null) continue;
    if (winner === null || specificity(row.pattern) > specificity(winner.row.pattern)) winner = match;
  }
  return winner;
}

/** The parameter values in a path of the pattern's shape. */
function capture(pattern: string, segments: readonly string[]): RouteParams | null {
  const shape = segmentsOf(pattern);
  if (shape.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = shape[index] ?? '';
    const name = parameterName(expected);
    if (name !== null) values[name] = segment;
    else if (expected !== segment) return null;
  }
  return values;
}

function exactMatch(row: RouteRow, values: RouteParams, ownCenter: CenterId | null): RouteMatch | null {
  if (!Object.entries(values).every(([name, value]) => valuesOf(row, name).includes(value))) return null;
  if (isPageRow(row)) return { kind: 'page', row, params: { ...row.params, ...values } };
  return redirectBy(row, row, values, ownCenter);
}

function fallbackMatch(row: RouteRow, values: RouteParams, ownCenter: CenterId | null): RouteMatch | null {
  const rule: RedirectTarget | undefined = isPageRow(row) ? row.otherwise : row;
  if (rule === undefined) return null;
  const known = Object.entries(values).filter(([name, value]) => valuesOf(row, name).includes(value));
  const fallback = rule.fallback ?? {};
  if (!Object.keys(values).every((name) => name in fallback || known.some(([each]) => each === name)))
    return null;
  return redirectBy(row, rule, Object.fromEntries(known), ownCenter);
}

function redirectBy(
  row: RouteRow,
  rule: RedirectTarget,
  known: RouteParams,
  ownCenter: CenterId | null,
): RouteMatch {
  const isOpen = !('branchId' in known) && parameterNames(rule.redirect).includes('branchId');
  // An unknown center is not a missing one (specification 2, section 2, "Camp route").
  const isMissing = isOpen && !parameterNames(row.pattern).includes('branchId');
  const isOwn = isMissing && ownCenter !== null;
  const to = fillPattern(isOwn ? (rule.atOwnCenter ?? rule.redirect) : rule.redirect, {
    ...rule.fallback,
    ...known,
    ...(isOwn && { branchId: ownCenter }),
  });
  const isUnknown = parameterNames(row.pattern).some((name) => !(name in known));
  return { kind: 'redirect', row, rule, to, standsIn: isOpen && !isOwn, fillsIn: isOpen || isUnknown };
}

/** No branch, season, level or program is called like this: it stands for all unknown values. */
export const UNKNOWN_VALUE = '__unknown__';

/** Every path a row's pattern stands for, with all combinations of its values. */
export function concretePaths(row: RouteRow): readonly string[] {
  return expand(row, (name) => valuesOf(row, name));
}

/** The row's paths with an unknown value in at least one place where the row takes any value in. */
export function pathsWithUnknown(row: RouteRow): readonly string[] {
  const fallback = (isPageRow(row) ? row.otherwise?.fallback : row.fallback) ?? {};
  const paths = expand(row, (name) => [...valuesOf(row, name), ...(name in fallback ? [UNKNOWN_VALUE] : [])]);
  return paths.filter((path) => path.includes(UNKNOWN_VALUE));
}

function expand(row: RouteRow, optionsOf: (name: string) => readonly string[]): readonly string[] {
  let combinations: readonly Record<string, string>[] = [{}];
  for (const name of parameterNames(row.pattern)) {
    combinations = combinations.flatMap((known) =>
      optionsOf(name).map((value) => ({ ...known, [name]: value })),
    );
  }
  return combinations.map((params) => fillPattern(row.pattern, params));
}
