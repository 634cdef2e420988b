import { createHash } from 'node:crypto';

/** Kinds of `<script>` that a browser runs; data blocks (JSON-LD) need no permission. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|text\/javascript|application\/javascript)$/;

/**
 * CSP sources (`'sha256-…'`) of the scripts that a page carries in its own text, so that these run and
 * scripts that someone slipped in at run time do not.
 */
export function inlineScriptHashes(page: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    const type = /\stype\s*=\s*["']?([^\s"'>]*)/i.exec(attributes)?.[1] ?? '';
    if (!EXECUTABLE.test(type.toLowerCase())) continue;
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return [...hashes];
}
