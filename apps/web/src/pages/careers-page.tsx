import { CAREERS } from '@kidcode/current-school/content/careers';
import { Band, EmptyState, NextStep, SectionHeading, Steps } from '@kidcode/ui';

import { CheckList } from '../features/company/check-list';
import { companyCopy } from '../features/company/company-copy';
import { mailLink } from '../features/company/mail-link';
import { ActionLink, MailAction } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { PointCards } from '../features/company/point-cards';
import { SampleNote } from '../shared/sample-note';
import { Split } from '../features/company/split';
import { isShown } from '../shared/samples';

const { top, openings, roles, looking, steps, mail } = companyCopy(CAREERS);

export function CareersPage() {
  const write = <MailAction href={mailLink(mail.subject)}>{mail.label}</MailAction>;
  return (
    <>
      <PageTop content={top} actions={write} />
      <Band dense>
        <section id="openings">
          <EmptyState title={openings.title} level={2}>
            {openings.text}
          </EmptyState>
        </section>
      </Band>
      <Band labelledBy="looking">
        <Split id="looking" title={looking.title} sticky>
          <CheckList points={looking.points} />
        </Split>
      </Band>
      {isShown(roles) && (
        <Band tone="tint" divider="slope" labelledBy="roles">
          <SectionHeading id="roles" title={roles.title} lead={roles.lead} />
          {roles.sample && <SampleNote>these roles are examples, not openings.</SampleNote>}
          <PointCards items={roles.items} />
        </Band>
      )}
      <Band labelledBy="apply">
        <SectionHeading id="apply" title="How it goes" />
        <Steps steps={steps} />
      </Band>
      <NextStep
        title="Tell us about yourself"
        text="A few lines and something you have made. That is a good beginning."
        actions={
          <>
            {write}
            <ActionLink to="/teachers">Who teaches here</ActionLink>
          </>
        }
      />
    </>
  );
}
