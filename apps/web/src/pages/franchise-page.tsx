import { FRANCHISE } from '@kidcode/current-school/content/franchise';
import { Band, DataTable, NextStep, Notice, SectionHeading, Steps } from '@kidcode/ui';

import { CheckList } from '../features/company/check-list';
import { companyCopy } from '../features/company/company-copy';
import { mailLink } from '../features/company/mail-link';
import { ActionLink, MailAction } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { PlaceList } from '../features/company/place-list';
import { Split } from '../features/company/split';

const { top, mail, business, you, steps, notice } = companyCopy(FRANCHISE);

export function FranchisePage() {
  const write = <MailAction href={mailLink(mail.subject)}>{mail.label}</MailAction>;
  return (
    <>
      <PageTop content={top} actions={write} />
      <Band labelledBy="business">
        <SectionHeading id="business" title={business.title} lead={business.lead} />
        <DataTable
          caption="Programs of a center"
          captionHidden
          columns={business.columns}
          rows={business.rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </Band>
      <Band tone="tint" divider="curve" labelledBy="you">
        <Split id="you" title={you.title} lead={you.lead}>
          <CheckList points={you.points} />
        </Split>
      </Band>
      <Band labelledBy="way">
        <Split id="way" title="From a first call to a key" sticky>
          <Steps steps={steps} />
        </Split>
      </Band>
      <Band tone="sunken" labelledBy="today">
        <SectionHeading id="today" title="Where we are today" lead="Have a look around before you call." />
        <PlaceList />
      </Band>
      <Band dense>
        <Notice title={notice.title}>{notice.text}</Notice>
      </Band>
      <NextStep
        title="Let us talk about your town"
        actions={
          <>
            {write}
            <ActionLink to="/about-us">About us</ActionLink>
          </>
        }
      />
    </>
  );
}
