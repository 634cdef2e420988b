/** One row of the site's redirect rules: a path pattern with `:name` places and an optional closing `*`. */
export type RedirectRule = { from: string; to: string; status: number };

export type Redirect = { location: string; status: number };

/**
 * Makes the lookup for a list of rules; the first rule that matches wins.
 *
 * @returns a function from a path (`/camps/winter`) to the address it moved to, or null.
 */
export function redirectFinder(rules: readonly RedirectRule[]): (pathname: string) => Redirect | null {
  const compiled = rules.map((rule) => ({ ...rule, pattern: compile(rule.from) }));
  return (pathname) => {
    for (const rule of compiled) {
      const match = rule.pattern.exec(pathname);
      if (match === null) continue;
      const places = match.groups ?? {};
      const location = rule.to
        .replace(/:([a-z]\w*)/gi, (place, name: string) => places[name] ?? place)
        .replace('*', places['splat'] ?? '*');
      // A place can hold anything that a visitor typed: never let it name another host.
      if (!location.startsWith('/') || location.startsWith('//')) return null;
      return { location, status: rule.status };
    }
    return null;
  };
}

function compile(pattern: string): RegExp {
  const named = new Set<string>();
  const place = (_: string, name: string): string => {
    if (named.has(name)) return '[^/]+';
    named.add(name);
    return `(?<${name}>[^/]+)`;
  };
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]\w*)/gi, place)
    .replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${source}$`);
}
