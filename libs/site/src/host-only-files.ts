/**
 * Files beside the pages that are for hosts and tools alone, by their path on the site: `.vite`, `_redirects`, `nginx.conf`, and
 * what the build compressed, which is sent in place of the file itself.
 */
export const HOST_ONLY_FILES = /\/[._](?!well-known\/)|^\/nginx\.conf$|\.(?:br|gz)$/;
