import { chakra } from '@chakra-ui/react';
import { BRAND, WHATSAPP_CHAT, type NavigationLink } from '@kidcode/site';
import { VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { FooterColumn } from './footer-column';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '2',
    marginBottom: '2',
    '& + ul': { display: { base: 'grid', md: 'block' }, gridTemplateColumns: '1fr 1fr', columnGap: '8' },
    '& dt': { fontSize: 'xs', color: 'fg.quiet' },
    '& dd': { fontSize: 'sm', lineHeight: '1.4' },
    '& dd > a:hover': { textDecoration: 'underline' },
    // A thumb's size, in the look of a line.
    '& dd > a': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '1.75rem',
      fontWeight: '700',
      _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-0.5rem' },
    },
  },
});

const { phone, email, headquarters, supportHours } = BRAND;

const FACTS: readonly { readonly term: string; readonly value: ReactNode }[] = [
  { term: phone.label, value: <a href={phone.href}>{phone.display}</a> },
  ...(WHATSAPP_CHAT === null
    ? []
    : [
        {
          term: 'WhatsApp',
          value: (
            <a href={WHATSAPP_CHAT.href} target="_blank" rel="noopener noreferrer">
              {WHATSAPP_CHAT.display}
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </a>
          ),
        },
      ]),
  { term: 'E-mail', value: <a href={email.href}>{email.display}</a> },
  { term: 'Support hours', value: supportHours },
  {
    term: 'Headquarters',
    value: (
      <>
        {headquarters.street}
        <br />
        {headquarters.city}, {headquarters.state} {headquarters.zip}
      </>
    ),
  },
];

/** Every way to reach the school's office, and the pages about it. */
export function FooterContact({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}) {
  return (
    <FooterColumn title={title} links={links}>
      <Facts>
        {FACTS.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </FooterColumn>
  );
}
