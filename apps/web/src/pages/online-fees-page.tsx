import { Band, NextStep, SectionHeading } from '@kidcode/ui';
import { useSelector } from 'react-redux';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { FEES } from '../content/fees';
import { selectToday } from '../features/clock/clock-slice';
import { AskUs } from '../features/company/ask-us';
import { coursePriceRows } from '../features/company/fees/course-price-rows';
import { FeesToAsk } from '../features/company/fees/fees-to-ask';
import { PriceBoard } from '../features/company/fees/price-board';
import { TRIAL_PRICE_ROW } from '../features/company/fees/trial-price-row';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';

export function OnlineFeesPage() {
  const { title, lead, leadBetween, unknown } = FEES.online;
  const courses = coursePriceRows(useSelector(selectToday));
  return (
    <>
      <PageTop
        content={{
          eyebrow: 'Online fees',
          title,
          lead: courses.length > 0 ? lead : leadBetween,
          picture: 'fees',
        }}
        actions={<ActionLink to="/pricing/course-fee">Fees in the centers</ActionLink>}
      />
      <Band labelledBy="known">
        <SectionHeading id="known" title={FEES.center.known.title} lead={FEES.center.known.lead} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...courses]} />
      </Band>
      <Band tone="sunken" divider="slope" labelledBy="to-ask">
        <SectionHeading id="to-ask" title={unknown.title} lead={unknown.lead} />
        <FeesToAsk rows={unknown.rows} />
      </Band>
      <Band labelledBy="ask">
        <Split
          id="ask"
          title={FEES.ask.title}
          lead={FEES.ask.lead}
          shape="wide"
          aside={<ConsultationLink variant="accent" />}
        >
          <AskUs branches={['online']} />
        </Split>
      </Band>
      <NextStep
        title="The first class costs nothing"
        text="Try it online, then talk about fees."
        actions={
          <>
            <TrialLink />
            <ActionLink to="/pricing/discounts-promotions?mode=online">All discounts</ActionLink>
          </>
        }
      />
    </>
  );
}
