/**
 * Key of the sandbox's camp tokens when `CAMP_TOKEN_SECRET` is not set. It is public on purpose and worth nothing:
 * no portal but the sandbox's accepts it, and the hosted functions refuse to start with it.
 */
export const SANDBOX_SECRET = 'kidcode-sandbox-only-secret-that-protects-nothing-real';
