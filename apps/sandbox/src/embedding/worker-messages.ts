export type EmbeddingRequest = { id: number; texts: readonly string[] };

export type EmbeddingAnswer =
  { id: number; vectors: readonly (readonly number[])[] } | { id: number; failure: string };
