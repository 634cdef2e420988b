import * as v from 'valibot';

import type { Database } from '../database/database.ts';

const WORDS = v.fallback(v.array(v.string()), []);

/** Makes the search for words that no page has. */
export const unknownWordsFinder =
  (database: Database) =>
  async (words: readonly string[]): Promise<readonly string[]> =>
    words.length === 0
      ? []
      : v.parse(WORDS, await database.call('unknown_words', { p_words: words.join(' ') }));
