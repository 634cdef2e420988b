import { BRANCHES, type BranchId, fewOf, HAS_MANY_CENTERS } from '@kidcode/branches';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';
import { TextLink, VisuallyHidden, styled } from '@kidcode/ui';
import { Fragment } from 'react';

import { AllCenters } from '../../shared/page-link';

const List = /* @__PURE__ */ styled('dl', {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' },
  columnGap: '6',
  rowGap: { base: '1', sm: '3' },
  '& > dt': { textStyle: 'label', color: 'fg.quiet', alignSelf: 'center' },
  '& > dd': { fontFamily: 'heading', fontWeight: '600', fontSize: 'lg', overflowWrap: 'anywhere' },
  '& > dd + dt': { marginTop: { base: '3', sm: '0' } },
});

/** How to reach a person: the phones of some branches, the company's mail and messages. */
export function AskUs({ branches }: { readonly branches: readonly BranchId[] }) {
  return (
    <List>
      {fewOf(branches).map((id) => (
        <Fragment key={id}>
          <dt>{BRANCHES[id].name}</dt>
          <dd>
            <TextLink href={BRANCHES[id].telHref} whiteSpace="nowrap">
              {BRANCHES[id].phone}
            </TextLink>
          </dd>
        </Fragment>
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
            <TextLink href={WHATSAPP_CHAT.href} target="_blank" rel="noopener noreferrer">
              {WHATSAPP_CHAT.display}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </TextLink>
          </dd>
        </>
      )}
      <dt>Support hours</dt>
      <dd>{BRAND.supportHours}</dd>
    </List>
  );
}
