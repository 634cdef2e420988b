import type { BranchId } from '@kidcode/branches';
import { Band, SectionHeading } from '@kidcode/ui';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import type { SiteDay, VisitMode } from '@kidcode/school';

import { ConsultationLink } from '../../../shared/next-steps';
import { AskUs } from '../ask-us';
import { Split } from '../split';
import { forMode } from '../use-visit-mode';
import { FeesToAsk } from './fees-to-ask';
import { PriceBoard, type PriceRow } from './price-board';
import { feesToAsk, publishedFeeRows, type FeeAt } from './school-fees';
import { TRIAL_PRICE_ROW } from './trial-price-row';

const { known, unknown, ask } = FEES_TEXT;

interface FeesBandsProps {
  readonly mode: VisitMode;
  readonly today: SiteDay;
  /** What is sold on the site itself. */
  readonly rows: readonly PriceRow[];
  readonly fees: readonly FeeAt[];
  /** Who knows the others. */
  readonly branches: readonly BranchId[];
}

/** What has a price on this page, what parents have to ask for, and whom. */
export function FeesBands({ mode, today, rows, fees, branches }: FeesBandsProps) {
  const asked = feesToAsk(fees);
  // Of several branches, none is chosen.
  const branch = branches.length === 1 ? (branches[0] ?? null) : null;
  return (
    <>
      <Band labelledBy="known">
        <SectionHeading id="known" title={known.title} lead={rows.length > 0 ? known.lead : known.between} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...rows, ...publishedFeeRows(fees, today, branch)]} />
      </Band>
      {asked.length > 0 && (
        <Band tone="sunken" divider="slope" labelledBy="to-ask">
          <SectionHeading id="to-ask" {...forMode(unknown, mode)} />
          <FeesToAsk fees={asked} branch={branch} today={today} />
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
