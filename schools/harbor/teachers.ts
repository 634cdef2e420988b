import type { TeacherFacts } from '@kidcode/school';

/** The invented school introduces nobody. */
export const TEACHERS: readonly TeacherFacts[] = [];
