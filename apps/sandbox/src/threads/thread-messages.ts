/** What the host asks its thread. */
export type ThreadQuestion<Asked> = { id: number; asked: Asked };

/** Why a question could not be answered; `code` where the failure has one, such as an SQLSTATE, and what Postgres says beside it. */
export type ThreadFailure = { message: string; code?: string; detail?: string };

/**
 * What a thread answers. `ready` comes once, when it can work, with a line for the terminal if there is something to say; a
 * thread that cannot work ends with an error.
 */
export type ThreadAnswer<Value> =
  { ready: true; news?: string } | { id: number; value: Value } | { id: number; failure: ThreadFailure };
