import { BRANCHES } from '@kidcode/branches';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';
import { Button, Card, LinkButton, Section, Row, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { ActionLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';

const Layout = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  md: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > :is(:nth-of-type(1), :nth-of-type(4))': { md: { gridColumn: 'span 4' } },
  '& > :is(:nth-of-type(2), :nth-of-type(3))': { md: { gridColumn: 'span 2' } },
});

interface PathCardProps {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'raised' | 'tint';
  readonly children: ReactNode;
}

function PathCard({ title, text, tone = 'raised', children }: PathCardProps) {
  return (
    <Card tone={tone}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Row gap="3" marginTop="auto" paddingTop="2">
        {children}
      </Row>
    </Card>
  );
}

const askAssistant = () => window.dispatchEvent(new CustomEvent('openChatbot'));

/** "Find the Perfect Learning Path" with its four cards (specification 1, section 2, Home). */
export function LearningPath() {
  const { title, lead, finder, consultation, assistant, contact } = HOME_TEXT.path;
  const { telHref } = BRANCHES[useSiteSelector(selectCurrentBranch)];
  return (
    <Section id="learning-path" title={title} lead={lead}>
      <Layout>
        <PathCard title={finder.title} text={finder.text} tone="tint">
          <ActionLink href="/find-a-program" label={finder.action} variant="accent" size="md" />
        </PathCard>
        <PathCard title={consultation.title} text={consultation.text}>
          <ActionLink href={consultation.to} label={consultation.action} size="md" />
        </PathCard>
        <PathCard title={assistant.title} text={assistant.text}>
          <Button variant="outline" onClick={askAssistant}>
            {assistant.action}
          </Button>
        </PathCard>
        <PathCard title={contact.title} text={`${contact.text} ${BRAND.supportHours}.`} tone="tint">
          <LinkButton variant="outline" href={telHref}>
            {contact.call}
          </LinkButton>
          {WHATSAPP_CHAT && (
            <LinkButton variant="outline" href={WHATSAPP_CHAT.href} external>
              {contact.message}
            </LinkButton>
          )}
        </PathCard>
      </Layout>
    </Section>
  );
}
