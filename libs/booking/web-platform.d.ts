/**
 * The few names of the web platform that this library may use, as browsers, Node, Deno and edge functions all
 * have them. Everything else of the DOM and of Node stays unknown here (style, "Purity by compiler").
 */

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  toString(): string;
}

declare const URLSearchParams: new (init?: string[][]) => URLSearchParams;

interface URL {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

declare const URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };

interface TextEncoder {
  encode(text: string): Uint8Array;
}

declare const TextEncoder: new () => TextEncoder;

/** Missing on pages that are neither https nor localhost: Web Crypto has no `subtle` there. */
declare const crypto: { readonly subtle?: object } | undefined;
