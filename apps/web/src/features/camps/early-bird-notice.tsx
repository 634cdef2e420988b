import { offersOn } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { describeOfferValue } from '@kidcode/pricing';
import type { CampSeason } from '@kidcode/scheduling';
import { Notice } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

interface EarlyBirdNoticeProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** A season's own discount, which every quote already contains; for a limited time (specification 2, section 2). */
export function EarlyBirdNotice({ season, branchId }: EarlyBirdNoticeProps) {
  const offer = offersOn(useSiteSelector(selectToday), branchId).find(
    ({ inQuotes, appliesTo }) => inQuotes && appliesTo.includes(`camp:${season}`),
  );
  if (!offer) return null;
  return (
    <Notice tone="success" title={`${offer.title}: ${offer.values.map(describeOfferValue).join(', ')}`}>
      {`${[...offer.conditions, 'Every price on this page already includes it'].join('. ')}.`}
    </Notice>
  );
}
