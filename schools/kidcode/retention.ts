import type { Retention } from '@kidcode/school';

/** The privacy policy names it, and the backend keeps it. */
export const RETENTION: Retention = { leadMonths: 24 };
