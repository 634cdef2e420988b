/**
 * Key of the sandbox's camp tokens when `CAMP_TOKEN_SECRET` is not set. It is public on purpose and worth nothing:
 * no portal but this sandbox's accepts it. A real portal's key is never in a repository.
 */
export const SANDBOX_SECRET = 'kidcode-sandbox-only-secret-that-protects-nothing-real';
