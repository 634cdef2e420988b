/**
 * How Node starts the sandbox. One thread of V8's own is enough beside those of site and database: each more of them keeps
 * what it took to compile the database (`npm run bench:sandbox`: 312 MB at rest in place of 355, 161 answers a second of 148).
 */
export const SANDBOX_ARGS = ['--v8-pool-size=1'];
