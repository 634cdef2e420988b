const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return NAMED[(name ?? '').toLowerCase()] ?? whole;
}

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, decodeEntity);

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(tag)?.[2] ?? null;

/** The title and the canonical address that a page's HTML states, each null when it does not. */
export function readPageHead(html: string): {
  readonly title: string | null;
  readonly canonical: string | null;
} {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? null;
  const link = (html.match(/<link\b[^>]*>/gi) ?? []).find((tag) => attribute(tag, 'rel') === 'canonical');
  const canonical = link === undefined ? null : attribute(link, 'href');
  return {
    title: title === null ? null : decodeEntities(title).trim(),
    canonical: canonical === null ? null : decodeEntities(canonical),
  };
}
