import { TimeTable } from '@kidcode/ui';

import { SiteLink } from '../site-link';
import { knownOffersText } from './known-offers';
import type { FeeAt } from './school-fees';

/** Programs whose fee is not published, with what is known about each. */
export function FeesToAsk({ fees }: { readonly fees: readonly FeeAt[] }) {
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
          knownOffersText(fee),
        ],
      }))}
    />
  );
}
