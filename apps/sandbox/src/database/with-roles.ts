/** A role of the backend; null is the owner. */
export type Role = 'service_role' | 'anon' | 'authenticated' | null;

/** What the token of whoever asks says; row-level security reads it. */
export type Claims = Readonly<Record<string, unknown>>;

/** A connection as one role of the backend; each call is a transaction of its own. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export type SandboxDatabase = {
  as: (role: Role, claims?: Claims) => Sql;
  /** As the functions run: past the row policies, with the rights of the service role only. */
  asService: Sql;
  /** As the browser runs: only what the policies give to everyone. */
  asVisitor: Sql;
  /** As somebody who has signed in, without a token that says who it is. */
  asSignedIn: Sql;
  /** As the owner: for the sandbox's own tables. */
  asOwner: Sql;
  close: () => Promise<void>;
};

/** Names the roles of a connection. */
export function withRoles(as: SandboxDatabase['as'], close: () => Promise<void>): SandboxDatabase {
  return {
    as,
    asService: as('service_role'),
    asVisitor: as('anon'),
    asSignedIn: as('authenticated'),
    asOwner: as(null),
    close,
  };
}
