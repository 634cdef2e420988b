import type { School } from '@kidcode/school';

export declare function loadSchool(school: string): Promise<School>;
