export type EmbeddingRequest = { id: number; texts: readonly string[] };

/** `ready` comes once, when the model is loaded; a thread whose model cannot be loaded ends with an error. */
export type EmbeddingAnswer =
  { ready: true } | { id: number; vectors: readonly (readonly number[])[] } | { id: number; failure: string };
