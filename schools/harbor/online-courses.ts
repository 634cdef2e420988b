import type { OnlineCamp, OnlineCourseFacts } from '@kidcode/school';

/** Nothing is taught online. */
export const ONLINE_CAMP: OnlineCamp | null = null;
export const ONLINE_COURSES: readonly OnlineCourseFacts[] = [];
