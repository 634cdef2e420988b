import type { School } from '@kidcode/school';
import * as facts from './index';

/** Everything that the school says of itself, as one object: for the check and the terminal, never for a page. */
export const SCHOOL: School = facts;
