import { ONLINE_CAMP as FACTS } from '@kidcode/current-school';
import type { OnlineCamp } from '@kidcode/school';

/** Stands in where the school has no online courses: no page of such a school reads it, but all may import it. */
const NO_ONLINE_CAMP: OnlineCamp = {
  ages: '',
  classDays: '',
  groupSizeMax: 0,
  discountPercent: 0,
  discountName: '',
  title: '',
  description: '',
  labelYear: 0,
};

const orNone = (facts: OnlineCamp | null): OnlineCamp => facts ?? NO_ONLINE_CAMP;

/** What holds for all online courses. Source: specification 2, sections 1, 2 and 9. */
export const ONLINE_CAMP: OnlineCamp = orNone(FACTS);
