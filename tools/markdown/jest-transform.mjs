// School Markdown for Jest.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { loadSchoolMarkdown, markdownFilesOf } from './school-markdown.mjs';

const asCommonJs = (code) => code.replace('export default', 'exports.__esModule = true;\nexports.default =');

export default {
  process: (_source, file) => ({ code: asCommonJs(loadSchoolMarkdown(file)) }),
  /** A folder's module changes with every file of it. */
  getCacheKey(source, file) {
    const hash = createHash('sha256').update(file).update(source);
    const others = file.endsWith('.md') ? [] : markdownFilesOf(file);
    for (const name of [...others, new URL('./school-markdown.mjs', import.meta.url)]) {
      hash.update(String(name)).update(readFileSync(name));
    }
    return hash.digest('hex');
  },
};
