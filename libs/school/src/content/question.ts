/** A question of a program's page with its answer. */
export type Question = { readonly question: string; readonly answer: string };
