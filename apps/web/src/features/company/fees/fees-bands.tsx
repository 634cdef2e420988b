import type { BranchId } from '@kidcode/branches';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import type { SiteDay, VisitMode } from '@kidcode/school';
import { Band, PriceTag, Row, SectionHeading, TimeTable } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { ConsultationLink } from '../../../shared/next-steps';
import { PageIntro } from '../../../shared/page-intro';
import { AskUs } from '../ask-us';
import { SiteLink } from '../site-link';
import { Split } from '../split';
import { forMode } from '../use-visit-mode';
import { knownOffersText } from './known-offers';
import type { PriceRow } from './price-board';
import { PriceBoard } from './price-board';
import type { FeeAt } from './school-fees';
import { feesToAsk, publishedFeeRows } from './school-fees';

interface FeesToAskProps {
  readonly fees: readonly FeeAt[];
  readonly today: SiteDay;
  readonly branch: BranchId | null;
}

/** Programs whose fee is not published, with what is known about each. */
function FeesToAsk({ fees, today, branch }: FeesToAskProps) {
  return (
    <TimeTable
      caption="Fees that are not published"
      captionHidden
      columns={['Program', 'What is known']}
      rows={fees.map((fee) => ({
        id: fee.program,
        cells: [
          <SiteLink key={fee.program} href={fee.href} label={fee.program} />,
          knownOffersText(fee, today, branch),
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
  readonly title: string;
  /** What the page says where something is sold; else what stands in `between`. */
  readonly lead: string;
  /** Ways to the fees of other places. */
  readonly elsewhere: ReactNode;
  readonly mode: VisitMode;
  readonly today: SiteDay;
  /** What is sold on the site itself. */
  readonly rows: readonly PriceRow[];
  readonly fees: readonly FeeAt[];
  /** Who knows the others. */
  readonly branches: readonly BranchId[];
}

/** The price list first, then what parents have to ask for, and whom. */
export function FeesBands(props: FeesBandsProps) {
  const { title, lead, elsewhere, mode, today, rows, fees, branches } = props;
  const asked = feesToAsk(fees);
  // Of several branches, none is chosen.
  const branch = branches.length === 1 ? (branches[0] ?? null) : null;
  return (
    <>
      <Band tone="tint" dense labelledBy="known">
        <PageIntro title={title} lead={lead} />
        <Row marginBottom="12">{elsewhere}</Row>
        <SectionHeading id="known" title={known.title} lead={rows.length > 0 ? known.lead : known.between} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...rows, ...publishedFeeRows(fees, today, branch)]} />
      </Band>
      {asked.length > 0 && (
        <Band divider="studs" labelledBy="to-ask">
          <SectionHeading id="to-ask" {...forMode(unknown, mode)} />
          <FeesToAsk fees={asked} branch={branch} today={today} />
        </Band>
      )}
      <Band tone="sunken" labelledBy="ask">
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
