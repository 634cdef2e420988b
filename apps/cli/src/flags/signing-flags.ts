/** The flags of everything that signs or verifies. */
export type SigningFlags = { readonly secretFile?: string; readonly now?: number };
