import { BRANCHES, CENTER_IDS, DEFAULT_CENTER, isCenterId } from '@kidcode/branches';
import { branchOfParams } from '@kidcode/site';
import { Band, NextStep, SectionHeading } from '@kidcode/ui';
import { useSelector } from 'react-redux';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { FEES } from '../content/fees';
import { selectToday } from '../features/clock/clock-slice';
import { AskUs } from '../features/company/ask-us';
import { BranchSwitch } from '../features/company/branch-switch';
import { campPriceRows } from '../features/company/fees/camp-price-rows';
import { FeesToAsk } from '../features/company/fees/fees-to-ask';
import { PlanningBands } from '../features/company/fees/planning-bands';
import { PriceBoard } from '../features/company/fees/price-board';
import { TRIAL_PRICE_ROW } from '../features/company/fees/trial-price-row';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { useRouteParams } from '../shared/use-route-params';

export function CourseFeesPage() {
  const today = useSelector(selectToday);
  const named = branchOfParams(useRouteParams());
  const center = isCenterId(named) ? named : null;
  const { lead, known, unknown } = FEES.center;
  const title =
    center === null ? 'What it costs in our centers' : `What it costs in ${BRANCHES[center].name}`;
  const links = [
    { href: '/pricing/course-fee', label: 'Both centers', current: center === null },
    ...CENTER_IDS.map((id) => ({
      href: `/${id}/pricing/course-fee`,
      label: BRANCHES[id].name,
      current: center === id,
    })),
    { href: '/online/pricing', label: 'Online', current: false },
  ];
  const asked = unknown.rows.map(({ program, page, known: offers }) => ({
    program,
    href: programPage(page, center),
    known: offers,
  }));
  return (
    <>
      <PageTop
        content={{ eyebrow: 'Course fees', title, lead, picture: 'fees' }}
        actions={<BranchSwitch label="Fees by place" links={links} />}
      />
      <Band labelledBy="known">
        <SectionHeading id="known" title={known.title} lead={known.lead} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...campPriceRows(center ?? DEFAULT_CENTER, today)]} />
      </Band>
      <Band tone="sunken" divider="slope" labelledBy="to-ask">
        <SectionHeading id="to-ask" title={unknown.title} lead={unknown.lead} />
        <FeesToAsk rows={asked} />
      </Band>
      <Band labelledBy="ask">
        <Split
          id="ask"
          title={FEES.ask.title}
          lead={FEES.ask.lead}
          shape="wide"
          aside={<ConsultationLink variant="accent" />}
        >
          <AskUs branches={center === null ? CENTER_IDS : [center]} />
        </Split>
      </Band>
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

/** A program's page at a center, or the one that speaks of both. */
function programPage(page: string, center: string | null): string {
  if (center !== null) return `/${center}/programs/${page}`;
  return page === 'specialized' ? '/flower-mound/programs/specialized' : `/programs/in-center/${page}`;
}
