import type { BranchId } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/school';
import { TimeTable } from '@kidcode/ui';

import { SiteLink } from '../site-link';
import { knownOffersText } from './known-offers';
import type { FeeAt } from './school-fees';

interface FeesToAskProps {
  readonly fees: readonly FeeAt[];
  readonly today: SiteDay;
  readonly branch: BranchId | null;
}

/** Programs whose fee is not published, with what is known about each. */
export function FeesToAsk({ fees, today, branch }: FeesToAskProps) {
  return (
    <TimeTable
      caption="Fees that are not published"
      captionHidden
      columns={['Program', 'Fee', 'What is known']}
      rows={fees.map((fee) => ({
        id: fee.program,
        cells: [
          <SiteLink key={fee.program} href={fee.href} label={fee.program} />,
          'Ask us',
          knownOffersText(fee, today, branch),
        ],
      }))}
    />
  );
}
