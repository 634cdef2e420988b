/** Supabase's built-in sentence model; its vectors have 384 numbers. */
export const SUPABASE_MODEL = 'gte-small';

/** Google's Universal Sentence Encoder (lite), shipped with a package: no account, no download. */
export const LOCAL_SENTENCE_MODEL = 'universal-sentence-encoder-lite';
