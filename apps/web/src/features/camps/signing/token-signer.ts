import type { CenterId } from '@kidcode/branches';
import type { RegistrationSelection } from '@kidcode/pricing';

/** What a parent wants, never what it costs: every signer works the price out itself (D-15). */
export type TokenRequest =
  | (RegistrationSelection & { readonly branchId: CenterId })
  | { readonly courseCode: string; readonly startLabel: string };

/** A code for programs and one line for developers; parents read the toasts. */
export interface TokenError {
  readonly code: string;
  readonly message: string;
}

export type TokenResult =
  | { readonly ok: true; readonly value: { readonly token: string } }
  | { readonly ok: false; readonly error: TokenError };

/** The port: turns a registration into a token that the enrollment portal accepts. Never rejects. */
export interface TokenSigner {
  readonly sign: (request: TokenRequest) => Promise<TokenResult>;
}
