import { CENTER_IDS } from '@kidcode/branches';
import { Band, NextStep, SectionHeading, Steps } from '@kidcode/ui';

import { SCHOOL_PARTNERSHIP } from '../content/school-partnership';
import { AskUs } from '../features/company/ask-us';
import { CheckList } from '../features/company/check-list';
import { mailLink } from '../features/company/mail-link';
import { MailAction } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { RelatedLinks } from '../features/company/related-links';
import { SampleCards } from '../features/company/sample-cards';
import { Split } from '../features/company/split';

export function SchoolPartnershipPage() {
  const { top, mail, formats, steps, helpful, related } = SCHOOL_PARTNERSHIP;
  const write = <MailAction href={mailLink(mail.subject)}>{mail.label}</MailAction>;
  return (
    <>
      <PageTop content={top} actions={write} />
      <Band labelledBy="formats">
        <SectionHeading id="formats" title={formats.title} lead={formats.lead} />
        <SampleCards items={formats.items} />
      </Band>
      <Band tone="tint" divider="curve" labelledBy="begin">
        <Split id="begin" title={steps.title} sticky>
          <Steps steps={steps.steps} />
        </Split>
      </Band>
      <Band labelledBy="helpful">
        <Split
          id="helpful"
          title={helpful.title}
          lead="None of it has to be settled before we talk."
          shape="narrow"
        >
          <CheckList points={helpful.points} />
        </Split>
      </Band>
      <Band tone="sunken" labelledBy="reach">
        <Split id="reach" title="Reach us" lead="Either center can tell you more, or connect you.">
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
