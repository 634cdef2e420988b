import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';
import { LinkButton, TextLink } from '@kidcode/ui';
import { MessageCircle, Phone } from 'lucide-react';

import { SiteLink } from '../site-link';
import { HoursList } from './hours-list';

const Panel = /* @__PURE__ */ chakra('section', {
  base: {
    display: 'grid',
    gap: 'clamp(1.25rem, 3vw, 3rem)',
    alignItems: 'center',
    padding: 'clamp(1.25rem, 3vw, 2.5rem)',
    borderRadius: 'card',
    background: 'accent.tint',
    md: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& h2': { textStyle: 'h2', fontSize: 'xl' },
    '& > div': { display: 'grid', gap: '4', justifyItems: 'start' },
  },
});
const Actions = /* @__PURE__ */ chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** How to reach the online school and the company. */
export function OnlinePanel() {
  const { phone, telHref, email } = BRANCHES.online;
  return (
    <Panel data-branch="online" id="online" aria-labelledby="online-name">
      <div>
        <h2 id="online-name">{BRANCHES.online.name} and support</h2>
        <p>
          For families anywhere in the USA, and for everything that is not about one center. Write to{' '}
          <TextLink stands="inSentence" href={`mailto:${email}`}>
            {email}
          </TextLink>{' '}
          or, for the company, to{' '}
          <TextLink stands="inSentence" href={BRAND.email.href}>
            {BRAND.email.display}
          </TextLink>
          .
        </p>
        <Actions>
          <LinkButton href={telHref} variant="accent" icon={<Phone size={20} aria-hidden="true" />}>
            Call {phone}
          </LinkButton>
          {WHATSAPP_CHAT && (
            <LinkButton
              href={WHATSAPP_CHAT.href}
              external
              variant="outline"
              icon={<MessageCircle size={20} aria-hidden="true" />}
            >
              WhatsApp {WHATSAPP_CHAT.display}
            </LinkButton>
          )}
        </Actions>
        <SiteLink href={`/${BRANCHES.online.id}`} label="What runs online" stands="listed" />
      </div>
      <HoursList branch={BRANCHES.online} />
    </Panel>
  );
}
