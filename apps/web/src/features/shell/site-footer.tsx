import { BRAND, copyrightLine, footerFor, type NavigationLink, WHATSAPP_CHAT } from '@kidcode/site';
import { Container, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { ThemeChoice } from '../theme/theme-choice';
import { FooterBrand } from './footer-brand';
import { MenuLink } from './menu-parts';

const Column = styled('div', {
  minWidth: '0',
  '& > h2': { textStyle: 'h4', marginBottom: '2' },
  '& > ul a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: { base: 'touch', lg: 'auto' },
    minHeight: { base: 'touch', lg: '2.125rem' },
    fontSize: 'sm',
    lineHeight: '1.3',
    _hover: { color: 'accent.text', textDecoration: 'underline' },
    '&[aria-current]': { color: 'accent.text', fontWeight: '700' },
  },
});

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  readonly children?: ReactNode;
}

function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <Column>
      <h2>{title}</h2>
      {children}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </Column>
  );
}

const Facts = styled('dl', {
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
});

const { phone, email, headquarters, supportHours } = BRAND;

const FACTS: readonly (readonly [term: string, value: ReactNode])[] = [
  [phone.label, <a href={phone.href}>{phone.display}</a>],
  ...(WHATSAPP_CHAT === null
    ? []
    : [
        [
          'WhatsApp',
          <MenuLink link={{ title: WHATSAPP_CHAT.display, href: WHATSAPP_CHAT.href, external: true }} />,
        ] as const,
      ]),
  ['E-mail', <a href={email.href}>{email.display}</a>],
  ['Support hours', supportHours],
  [
    'Headquarters',
    <>
      {headquarters.street}
      <br />
      {headquarters.city}, {headquarters.state} {headquarters.zip}
    </>,
  ],
];

/** Ends with room for the floating buttons and the chat, so that they never lie on its last lines. */
const Footer = styled('footer', {
  background: 'bg.sunken',
  color: 'fg.ink',
  paddingTop: { base: '8', md: '16' },
  paddingBottom: 'calc(var(--bottom-bar, 0px) + 5.5rem)',
  borderTop: '6px solid {colors.accent.solid}',
});
const Columns = styled('div', {
  display: 'grid',
  columnGap: '8',
  rowGap: { base: '6', md: '8' },
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: '1.7fr 1fr 1fr 1.2fr',
  },
  '& > :first-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  '& > :last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
});
const End = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '3',
  marginTop: { base: '4', md: '8' },
  paddingTop: { base: '3', md: '6' },
  borderTop: '1px solid {colors.line.hair}',
  fontSize: 'sm',
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  '& > :is(ul, p) a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    _hover: { textDecoration: 'underline' },
  },
  '& > fieldset': { marginInlineStart: { lg: 'auto' } },
});
const LastLine = styled('p', {
  flexBasis: 'full',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  color: 'fg.quiet',
});

export function SiteFooter() {
  const branch = useSiteSelector(selectChosenBranch);
  const year = Number(useSiteSelector(selectToday).slice(0, 4));
  const { columns, contact, legal, staff } = footerFor(branch);
  return (
    <Footer className="on-ink">
      <Container>
        <Columns>
          <FooterBrand />
          {columns.map((column) => (
            <FooterColumn key={column.id} {...column} />
          ))}
          <FooterColumn {...contact}>
            <Facts>
              {FACTS.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          </FooterColumn>
        </Columns>
        <End>
          <ul>
            {legal.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} />
              </li>
            ))}
          </ul>
          <ThemeChoice />
          <LastLine>
            <span>{copyrightLine(year)}</span>
            {staff.map((link) => (
              <MenuLink key={link.href} link={link} />
            ))}
          </LastLine>
        </End>
      </Container>
    </Footer>
  );
}
