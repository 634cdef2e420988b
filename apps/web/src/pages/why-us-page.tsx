import { WHY } from '@kidcode/current-school/content/why-us';
import { Band, MediaRow, NextStep, SectionHeading, TimeTable } from '@kidcode/ui';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { companyCopy } from '../features/company/company-copy';
import { PageTop } from '../features/company/page-top';
import { Picture } from '../features/company/picture';
import { ReasonList } from '../features/company/reason-list';
import { SiteLink } from '../features/company/site-link';

const { top, reasons, compare, missing, next } = companyCopy(WHY);

export function WhyUsPage() {
  return (
    <>
      <PageTop content={top} actions={<TrialLink />} />
      <Band labelledBy="reasons">
        <SectionHeading id="reasons" title="The reasons" />
        <ReasonList reasons={reasons} />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="compare">
        <SectionHeading id="compare" title={compare.title} lead={compare.lead} />
        <TimeTable
          caption="Classes in a center and online"
          captionHidden
          columns={compare.columns}
          rows={compare.rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </Band>
      <Band labelledBy="missing">
        <MediaRow
          id="missing"
          level={2}
          flip
          title={missing.title}
          picture={<Picture picture={missing.picture} />}
          actions={<SiteLink href="/contact-us" label="Ask us something" />}
        >
          <p>{missing.text}</p>
        </MediaRow>
      </Band>
      <NextStep
        title={next.title}
        text={next.text}
        tone="accent"
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
