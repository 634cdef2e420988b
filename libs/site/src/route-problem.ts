/** What can be wrong with the table or with a link into it. */
export type RouteProblemCode =
  /** A pattern that is no path, or a value that no row gives. */
  | 'bad-pattern'
  /** Two rows answer exactly the same paths. */
  | 'duplicate'
  /** A row that another one keeps from answering. */
  | 'shadowed'
  /** Two rows of one shape: nobody who reads the table can tell which of them answers. */
  | 'ambiguous'
  | 'redirect-loop'
  /** A redirect to a redirect. */
  | 'redirect-chain'
  /** A redirect to nothing. */
  | 'dead-redirect'
  | 'dead-link'
  | 'row-without-page'
  | 'page-without-row'
  /** The shared address is not a path of the same page, or is itself an alias. */
  | 'bad-canonical'
  | 'missing-metadata'
  /** Two addresses with one title. */
  | 'duplicate-title';

export type RouteProblem = {
  readonly code: RouteProblemCode;
  /** One sentence for a developer. */
  readonly message: string;
  /** The row, where the problem is one of a row. */
  readonly pattern?: string;
};
