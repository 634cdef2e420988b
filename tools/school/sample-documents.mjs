// Legal texts and news that stand in for the school's own: they are no facts, so the check of the facts does not know them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { splitHead } from '../markdown/markdown-blocks.mjs';
import { at } from './current-school.mjs';
import { readSource } from './only-with.mjs';
import { documentIds } from './read-documents.mjs';

const IS_SAMPLE = /^sample: *["']?yes\b/m;

/** @returns {string[]} the documents whose heads say `sample: yes`, named from the school's folder: 'terms/camps.md'. */
export function sampleDocuments(school) {
  const folder = at(`schools/${school}`);
  const files = ['news', 'terms'].flatMap((kind) =>
    documentIds(folder, kind, '.md').map((id) => `${kind}/${id}.md`),
  );
  return ['privacy.md', ...files].filter((file) => {
    const text = existsSync(join(folder, file)) ? readSource(folder, join(folder, file)) : null;
    return text !== null && IS_SAMPLE.test(splitHead(text)?.head ?? '');
  });
}
