import { extname } from 'node:path';

type ContentType = { type: string; compress: boolean };

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compress: true });
const binary = (type: string): ContentType => ({ type, compress: false });

/** What the built site holds; anything else is served as plain bytes. */
const TYPES: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.webmanifest': text('application/manifest+json'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.ico': { type: 'image/x-icon', compress: true },
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.png': binary('image/png'),
  '.webp': binary('image/webp'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
};

/** Media type of a file by its name, and whether compressing it saves anything. */
export function contentTypeOf(path: string): ContentType {
  return TYPES[extname(path).toLowerCase()] ?? binary('application/octet-stream');
}
