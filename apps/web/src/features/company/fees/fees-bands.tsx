import type { BranchId } from '@kidcode/branches';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import type { VisitMode } from '@kidcode/school';
import { Band, PriceTag, SectionHeading, TimeTable } from '@kidcode/ui';

import { ConsultationLink } from '../../../shared/next-steps';
import { AskUs } from '../ask-us';
import { SiteLink } from '../site-link';
import { Split } from '../split';
import { forMode } from '../use-visit-mode';
import { knownOffersText } from './known-offers';
import type { PriceRow } from './price-board';
import { PriceBoard } from './price-board';
import type { FeeAt } from './school-fees';
import { feesToAsk, publishedFeeRows } from './school-fees';

/** Programs whose fee is not published, with what is known about each. */
function FeesToAsk({ fees }: { readonly fees: readonly FeeAt[] }) {
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

/** What a first class costs: nothing. */
const TRIAL_PRICE_ROW: PriceRow = {
  id: 'trial',
  title: 'Trial class',
  note: 'One class, to see whether it fits. No credit card.',
  price: <PriceTag now="Free" />,
  link: { label: 'What happens in a trial class', href: '/faq#trial-class' },
};

const { known, unknown, ask } = FEES_TEXT;

interface FeesBandsProps {
  readonly mode: VisitMode;
  /** What is sold on the site itself. */
  readonly rows: readonly PriceRow[];
  readonly fees: readonly FeeAt[];
  /** Who knows the others. */
  readonly branches: readonly BranchId[];
}

/** What has a price on this page, what parents have to ask for, and whom. */
export function FeesBands({ mode, rows, fees, branches }: FeesBandsProps) {
  const asked = feesToAsk(fees);
  return (
    <>
      <Band labelledBy="known">
        <SectionHeading id="known" title={known.title} lead={rows.length > 0 ? known.lead : known.between} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...rows, ...publishedFeeRows(fees)]} />
      </Band>
      {asked.length > 0 && (
        <Band tone="sunken" divider="slope" labelledBy="to-ask">
          <SectionHeading id="to-ask" {...forMode(unknown, mode)} />
          <FeesToAsk fees={asked} />
        </Band>
      )}
      <Band labelledBy="ask">
        <Split
          id="ask"
          title={ask.title}
          lead={ask.lead}
          shape="wide"
          aside={<ConsultationLink variant="accent" />}
        >
          <AskUs branches={branches} />
        </Split>
      </Band>
    </>
  );
}
