import type { Policy, Retention } from '@kidcode/school';

/** The invented school has set no rules yet. */
export const POLICIES: readonly Policy[] = [];

/** How long a request is kept: the privacy policy names it, and the backend keeps it. */
export const RETENTION: Retention = { leadMonths: 24 };
