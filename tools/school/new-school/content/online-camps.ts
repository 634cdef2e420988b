import type { OnlineCampsContent } from '@kidcode/school';

/** Nothing is taught online. */
export const ONLINE_CAMPS: OnlineCampsContent | null = null;
