import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './choose-encoding';
import { contentTypeOf } from './content-types';
import { inlineScriptHashes } from './inline-script-hashes';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Bytes as `Response` takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built site, in memory, with what its answers need. */
export type SiteFile = {
  path: string;
  type: string;
  body: Bytes;
  /** Strong validator of the uncompressed bytes, without quotes. */
  tag: string;
  /** CSP sources of the scripts written into the page; empty for anything but HTML. */
  scriptHashes: readonly string[];
  /** Bytes in the wanted encoding, or in the file's own when compressing is no use. Compressed once. */
  encoded: (encoding: Encoding) => Promise<{ body: Bytes; encoding: Encoding }>;
};

/** The built site on the disk. A file that a new build replaced is read again. */
export type SiteFiles = { find: (candidates: readonly string[]) => Promise<SiteFile | null> };

/** Smaller bodies travel in one packet anyway. */
const COMPRESS_FROM_BYTES = 512;

/** Within 3 % of the smallest for pages, at a tenth of the time: the first visitor waits for it. */
const BROTLI_QUALITY = 6;

/** Opens a folder as a site; `find` answers the first candidate that is a file, or null. */
export function openSiteFiles(folder: string): SiteFiles {
  const known = new Map<string, { stamp: string; file: Promise<SiteFile> }>();

  const read = async (candidate: string): Promise<SiteFile | null> => {
    const info = await stat(join(folder, candidate)).catch(() => null);
    if (info?.isFile() !== true) return null;
    const stamp = `${info.mtimeMs}:${info.size}`;
    const cached = known.get(candidate);
    if (cached?.stamp === stamp) return cached.file;
    const file = load(folder, candidate);
    known.set(candidate, { stamp, file });
    file.catch(() => known.delete(candidate));
    return file;
  };

  return {
    find: async (candidates) => {
      for (const candidate of candidates) {
        const file = await read(candidate);
        if (file !== null) return file;
      }
      return null;
    },
  };
}

async function load(folder: string, path: string): Promise<SiteFile> {
  const body = new Uint8Array(await readFile(join(folder, path)));
  const { type, compress } = contentTypeOf(path);
  const variants = new Map<Encoding, Promise<Bytes>>();
  return {
    path,
    type,
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    scriptHashes: path.endsWith('.html') ? inlineScriptHashes(new TextDecoder().decode(body)) : [],
    encoded: async (encoding) => {
      if (encoding === 'identity' || !compress || body.length < COMPRESS_FROM_BYTES)
        return { body, encoding: 'identity' };
      const variant = variants.get(encoding) ?? compressed(body, encoding);
      variants.set(encoding, variant);
      return { body: await variant, encoding };
    },
  };
}

async function compressed(body: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> {
  if (encoding === 'gzip') return new Uint8Array(await gzipAsync(body, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return new Uint8Array(await brotliAsync(body, { params }));
}
