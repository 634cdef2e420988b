import { ONLINE_CAMP as FACTS } from '@kidcode/current-school';
import type { OnlineCamp } from '@kidcode/school';

/** What holds for all online courses. Source: specification 2, sections 1, 2 and 9. */
export const ONLINE_CAMP: OnlineCamp = FACTS;
