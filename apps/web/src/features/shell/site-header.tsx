import { chakra } from '@chakra-ui/react';

import { BranchBar } from './branch-bar';
import { MainNavigation } from './main-navigation';
import { useScrolledPast } from './use-scrolled-past';

/** Pixels. Source: specification 1, section 9. */
const SHADOW_AFTER = 50;

const Header = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    background: 'bg.paper',
    borderBottom: '1px solid {colors.line.hair}',
    transition: 'box-shadow {durations.slow}',
    '&[data-scrolled]': { boxShadow: 'float' },
    '&:has([data-menu="drawer"][open])': { zIndex: 'popover' },
    // On a very short screen, or a very large zoom, the page matters more.
    '@media (max-height: 24rem)': { position: 'relative' },
    '@media print': { position: 'static' },
  },
});

/** The two rows that stay at the top of every page. */
export function SiteHeader() {
  const isScrolled = useScrolledPast(SHADOW_AFTER);
  return (
    <Header data-scrolled={isScrolled ? '' : undefined}>
      <BranchBar />
      <MainNavigation />
    </Header>
  );
}
