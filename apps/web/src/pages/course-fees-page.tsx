import { BRANCHES, CENTER_IDS, fewOf, HAS_ONLINE, isCenterId, type CenterId } from '@kidcode/branches';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import { branchOfParams } from '@kidcode/site';
import { NextStep } from '@kidcode/ui';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { campPriceRows } from '../features/company/fees/priced-rows';
import { FeesBands } from '../features/company/fees/fees-bands';
import { feesOf } from '../features/company/fees/school-fees';
import { PlanningBands } from '../features/company/fees/planning-bands';
import { useRouteParams } from '../shared/use-route-params';

const { top: tops, between } = FEES_TEXT;

const linksFor = (center: CenterId | null) => [
  {
    href: '/pricing/course-fee',
    label: CENTER_IDS.length === 2 ? 'Both centers' : 'All centers',
    current: center === null,
  },
  ...fewOf(CENTER_IDS, center ?? undefined).map((id) => ({
    href: `/${id}/pricing/course-fee`,
    label: BRANCHES[id].name,
    current: center === id,
  })),
  ...(HAS_ONLINE ? [{ href: '/online/pricing', label: 'Online', current: false }] : []),
];

export function CourseFeesPage() {
  const today = useSiteSelector(selectToday);
  const named = branchOfParams(useRouteParams());
  const center = isCenterId(named) ? named : null;
  const rows = campPriceRows(center, today);
  const top = tops['in-center'];
  const title = center === null ? top.title : `What it costs in ${BRANCHES[center].name}`;
  const lead = rows.length > 0 ? top.lead : between['in-center'];
  return (
    <>
      <FeesBands
        title={title}
        lead={lead}
        elsewhere={<BranchSwitch label="Fees by place" links={linksFor(center)} />}
        mode="in-center"
        today={today}
        rows={rows}
        fees={feesOf('in-center', center)}
        branches={center === null ? CENTER_IDS : [center]}
      />
      <PlanningBands today={today} />
      <NextStep
        title="The first class costs nothing"
        text="Try it, then talk about fees."
        actions={
          <>
            <TrialLink />
            <ConsultationLink />
          </>
        }
      />
    </>
  );
}
