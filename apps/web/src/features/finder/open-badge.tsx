import { openStatus, type SchoolMoment, type OpeningHours } from '@kidcode/branches';
import { Badge } from '@kidcode/ui';

import { openWords } from './open-words';

interface OpenBadgeProps {
  readonly branch: OpeningHours;
  /** The moment at the school; null before hydration, when nobody knows. */
  readonly moment: SchoolMoment | null;
}

/** Whether a center is open now, by its own hours. Its place is kept while the time is not known. */
export function OpenBadge({ branch, moment }: OpenBadgeProps) {
  const status = moment && openStatus(branch, moment);
  const words = status ? openWords(status) : '';
  return (
    <Badge tone={status?.state === 'open' ? 'success' : 'neutral'} visibility={words ? 'visible' : 'hidden'}>
      {words || 'Opening hours'}
    </Badge>
  );
}
