import { Box } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { LARGE_TEXT, LinkButton, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { island } from '../../shared/island';
import { PageLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { BAR_HEIGHT, MainNavigation, PHONE_HEADER_HEIGHT, useScrolledPast } from './main-navigation';

const OnlineBanner = island(
  'online-banner',
  () => import('./online-banner').then((module) => module.OnlineBanner),
  null,
  true,
);

const Bar = styled('div', {
  layerStyle: 'header',
  display: 'grid',
  // Columns of their own width: the remembered branch comes in late and must not move its neighbours.
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(8.5rem, auto)',
    md: '10.5rem 9.75rem minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  columnGap: '3',
  minHeight: BAR_HEIGHT,
  [LARGE_TEXT]: { display: 'flex', flexWrap: 'wrap' },
  paddingInline: 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2 + {spacing.gutter}))',
  fontSize: 'sm',
  fontWeight: '700',
});
const Fact = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  lineHeight: '1.15',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flexShrink: '0' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The strip in the branch's colour: where we are, how to call, and on wide screens the news and the way in. */
function BranchBar() {
  const chosen = useSiteSelector(selectChosenBranch);
  const { phone, telHref } = BRANCHES[chosen ?? 'online'];
  return (
    <Bar>
      <Fact asChild>
        <Link to="/learning-centers">
          <Glyph name="pin" size={18} />
          {chosen ? BRANCHES[chosen].name : 'Select Branch'}
        </Link>
      </Fact>
      <Fact href={telHref} aria-label={`Call ${phone}`}>
        <Glyph name="phone" size={16} />
        {phone}
      </Fact>
      <Box hideBelow="md" minWidth="0">
        <OnlineBanner />
      </Box>
      <LinkButton
        asChild
        variant="header"
        hideBelow="md"
        minHeight="2.125rem"
        paddingBlock="0"
        fontSize="sm"
        borderRadius="full"
        position="relative"
        _before={{ content: '""', position: 'absolute', inset: '-7px 0' }}
      >
        <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
      </LinkButton>
    </Bar>
  );
}

/** Pixels. Source: specification 1, section 9. */
const SHADOW_AFTER = 50;

const Header = styled('header', {
  position: 'sticky',
  top: '0',
  '--header': PHONE_HEADER_HEIGHT,
  zIndex: 'header',
  background: 'bg.paper',
  borderBottom: '1px solid {colors.line.hair}',
  transition: 'box-shadow {durations.slow}',
  '&[data-scrolled]': { boxShadow: 'float' },
  '&:has([data-menu="drawer"][open])': { zIndex: 'popover' },
  // On a very short screen, or a very large zoom, the page matters more.
  '@media (max-height: 24rem)': { position: 'relative' },
  [LARGE_TEXT]: { position: 'relative', '--header': '8.75rem' },
  '@media print': { position: 'static' },
});

export function SiteHeader() {
  const isScrolled = useScrolledPast(SHADOW_AFTER);
  return (
    <Header data-scrolled={isScrolled ? '' : undefined}>
      <BranchBar />
      <MainNavigation />
    </Header>
  );
}
