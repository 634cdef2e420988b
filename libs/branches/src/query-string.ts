/** The parameters of a query string; the first of a repeated name counts, unreadable ones are left out. */
export function readQuery(search: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=');
    if (cut < 1) continue;
    const name = decode(pair.slice(0, cut));
    const value = decode(pair.slice(cut + 1));
    if (name !== null && value !== null && !values.has(name)) values.set(name, value);
  }
  return values;
}

/** The query string of some parameters in their order, without '?'; empty for none. */
export function writeQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

function encode(text: string): string {
  // Half a surrogate pair cannot be encoded; a keyboard or a cut text can leave one behind.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
