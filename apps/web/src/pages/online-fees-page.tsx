import { FEES_COPY } from '@kidcode/current-school/content/fees';
import { NextStep } from '@kidcode/ui';

import { TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { companyCopy } from '../features/company/company-copy';
import { coursePriceRows } from '../features/company/fees/course-price-rows';
import { FeesBands } from '../features/company/fees/fees-bands';
import { feesOf } from '../features/company/fees/school-fees';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';

const { top, topBetween } = companyCopy(FEES_COPY);

export function OnlineFeesPage() {
  const rows = coursePriceRows(useSiteSelector(selectToday));
  return (
    <>
      <PageTop
        content={rows.length > 0 ? top.online : { ...top.online, lead: topBetween.online }}
        actions={<ActionLink to="/pricing/course-fee">Fees in the centers</ActionLink>}
      />
      <FeesBands mode="online" rows={rows} fees={feesOf('online', null)} branches={['online']} />
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
