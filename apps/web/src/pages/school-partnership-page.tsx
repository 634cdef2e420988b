import { CENTER_IDS } from '@kidcode/branches';
import { SCHOOL_PARTNERSHIP } from '@kidcode/current-school/content/school-partnership';
import { Band, NextStep, SectionHeading, Steps } from '@kidcode/ui';

import { AskUs } from '../features/company/ask-us';
import { CheckList } from '../features/company/check-list';
import { companyCopy } from '../features/company/company-copy';
import { mailLink } from '../features/company/mail-link';
import { MailAction } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { PointCards } from '../features/company/point-cards';
import { RelatedLinks } from '../features/company/related-links';
import { SampleNote } from '../shared/sample-note';
import { Split } from '../features/company/split';
import { isShown } from '../shared/samples';

const { top, mail, formats, steps, helpful, reach, related } = companyCopy(SCHOOL_PARTNERSHIP);

export function SchoolPartnershipPage() {
  const write = <MailAction href={mailLink(mail.subject)}>{mail.label}</MailAction>;
  return (
    <>
      <PageTop content={top} actions={write} />
      {isShown(formats) && (
        <Band labelledBy="formats">
          <SectionHeading id="formats" title={formats.title} lead={formats.lead} />
          {formats.sample && <SampleNote>these formats are examples.</SampleNote>}
          <PointCards items={formats.items} />
        </Band>
      )}
      <Band tone="tint" divider="curve" labelledBy="begin">
        <Split id="begin" title={steps.title} sticky>
          <Steps steps={steps.steps} />
        </Split>
      </Band>
      <Band labelledBy="helpful">
        <Split id="helpful" title={helpful.title} lead={helpful.lead} shape="narrow">
          <CheckList points={helpful.points} />
        </Split>
      </Band>
      <Band tone="sunken" labelledBy="reach">
        <Split id="reach" title={reach.title} lead={reach.lead}>
          <AskUs branches={CENTER_IDS} />
        </Split>
      </Band>
      <RelatedLinks links={related} />
      <NextStep
        title="Let us try one class together"
        text="Tell us which grade, and we suggest a first project."
        actions={write}
      />
    </>
  );
}
