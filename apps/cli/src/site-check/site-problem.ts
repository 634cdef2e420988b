/** What a running site can answer wrongly. */
export type SiteProblem = {
  readonly code:
    'unreachable' | 'wrong-spelling' | 'wrong-status' | 'wrong-title' | 'wrong-canonical' | 'wrong-location';
  /** One sentence for a developer: what was expected and what came. */
  readonly message: string;
  readonly path: string;
};
