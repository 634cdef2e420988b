import { chakra } from '@chakra-ui/react';
import type { BranchId } from '@kidcode/branches';
import { BRANCHES, fewOf, HAS_MANY_CENTERS } from '@kidcode/branches';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';
import { TextLink, VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { AllCenters } from '../../shared/all-centers';

/** A link to another site, in a new tab, which it says. */
function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

/** A phone number that dials; it never breaks over two lines. */
function PhoneLink({ display, href }: { readonly display: string; readonly href: string }) {
  return (
    <TextLink href={href} whiteSpace="nowrap">
      {display}
    </TextLink>
  );
}

const List = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
    '& > dt': { textStyle: 'label', color: 'fg.quiet', alignSelf: 'center' },
    '& > dd': { fontFamily: 'heading', fontWeight: '600', fontSize: 'lg', overflowWrap: 'anywhere' },
    '& > dd + dt': { marginTop: { base: '3', sm: '0' } },
  },
});

/** How to reach a person: the phones of some branches, the company's mail and messages. */
export function AskUs({ branches }: { readonly branches: readonly BranchId[] }) {
  return (
    <List>
      {fewOf(branches).map((id) => (
        <Phone key={id} branch={id} />
      ))}
      {HAS_MANY_CENTERS && branches.length > 1 && (
        <>
          <dt>More phones</dt>
          <dd>
            <AllCenters />
          </dd>
        </>
      )}
      <dt>E-mail</dt>
      <dd>
        <TextLink href={BRAND.email.href}>{BRAND.email.display}</TextLink>
      </dd>
      {WHATSAPP_CHAT && (
        <>
          <dt>WhatsApp</dt>
          <dd>
            <ExternalLink href={WHATSAPP_CHAT.href}>{WHATSAPP_CHAT.display}</ExternalLink>
          </dd>
        </>
      )}
      <dt>Support hours</dt>
      <dd>{BRAND.supportHours}</dd>
    </List>
  );
}

function Phone({ branch }: { readonly branch: BranchId }) {
  const { name, phone, telHref } = BRANCHES[branch];
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <PhoneLink display={phone} href={telHref} />
      </dd>
    </>
  );
}
