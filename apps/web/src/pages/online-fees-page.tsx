import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';

import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { coursePriceRows } from '../features/company/fees/priced-rows';
import { FeePlaces, FeesBands, feesOf } from '../features/company/fees/fees-bands';
import { forMode } from '../features/company/use-visit-mode';
import { ActionLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

const top = forMode(FEES_TEXT.top, 'online');
const between = forMode(FEES_TEXT.between, 'online');

export function OnlineFeesPage() {
  const today = useSiteSelector(selectToday);
  const rows = coursePriceRows(today);
  return (
    <>
      <FeesBands
        title={top.title}
        lead={rows.length > 0 ? top.lead : between}
        elsewhere={<FeePlaces place="online" />}
        mode="online"
        today={today}
        rows={rows}
        fees={feesOf('online', null)}
        branches={['online']}
      />
      <TrialStep title="The first class costs nothing" text="Try it online, then talk about fees.">
        <ActionLink href="/pricing/discounts-promotions?mode=online" label="All discounts" />
      </TrialStep>
    </>
  );
}
