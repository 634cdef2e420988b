import { Band, DataTable, NextStep, SectionHeading } from '@kidcode/ui';

import { WHY } from '../content/why-kidcode';
import { ConsultationAction, TrialAction } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { ReasonList } from '../features/company/reason-list';
import { SiteLink } from '../features/company/site-link';
import { Split } from '../features/company/split';

export function WhyKidCodePage() {
  const { top, reasons, compare, missing, next } = WHY;
  return (
    <>
      <PageTop content={top} actions={<TrialAction />} />
      <Band labelledBy="reasons">
        <SectionHeading id="reasons" title="The reasons" />
        <ReasonList reasons={reasons} />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="compare">
        <SectionHeading id="compare" title={compare.title} lead={compare.lead} />
        <DataTable
          caption="Classes in a center and online"
          captionHidden
          columns={compare.columns}
          rows={compare.rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </Band>
      <Band labelledBy="missing">
        <Split id="missing" title={missing.title} shape="wide" lead={missing.text}>
          <SiteLink href="/contact-us" label="Ask us something" />
        </Split>
      </Band>
      <NextStep
        title={next.title}
        text={next.text}
        tone="accent"
        actions={
          <>
            <TrialAction />
            <ConsultationAction />
          </>
        }
      />
    </>
  );
}
