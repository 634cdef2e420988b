/** What a function of the backend answers: data, or the error as supabase-js reports it. */
export interface FakeAnswer {
  readonly data: unknown;
  readonly error: unknown;
}

export const answered = (data: unknown): FakeAnswer => ({ data, error: null });

/** A refusal with a status. */
export const httpError = (status: number): FakeAnswer => ({
  data: null,
  error: { name: 'FunctionsHttpError', context: { status } },
});
