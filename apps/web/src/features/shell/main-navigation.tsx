import { Box, chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND, loginLink } from '@kidcode/site';
import { LARGE_TEXT, LinkButton, VisuallyHidden, styled } from '@kidcode/ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { island } from '../../shared/island';
import { siteConfig } from '../../shared/site-config';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch, showBranchToast } from '../branch/branch-slice';
import { ThemeToggle } from '../theme/theme-choice';

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further down than `pixels`. False in static HTML. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Heights of the two rows of the header, in rem: together 96 px on phones, 112 px from 768 px on. */
export const BAR_HEIGHT = { base: '2.75rem', md: '3rem' } as const;
const NAVIGATION_HEIGHT = { base: '3.25rem', md: '4rem' } as const;

/** A long name of the school takes smaller letters on a phone, and leaves no room for itself beside a branch's. */
const IS_BRAND_LONG = BRAND.name.length > 12;

/** On phones, for what is placed below the header: its variable `--header`, as larger letters make it higher. */
export const PHONE_HEADER_HEIGHT = '6rem';

/** One width for every branch and for none: nothing moves when the remembered branch comes in. */
const Chip = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    width: { base: '6.5rem', md: '7.75rem', lg: '13.5rem' },
    paddingInline: { base: '2', lg: '3' },
    borderRadius: 'full',
    background: 'accent.tint',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.15',
    whiteSpace: 'nowrap',
    '& > svg': { flexShrink: '0' },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: '400', color: 'fg.ink' },
    _hover: { background: 'accent.wash' },
    // The strip above leads there, too.
    [LARGE_TEXT]: { display: 'none' },
  },
  variants: {
    // On phones the strip above and the menu say it; between phone and desktop every pixel counts.
    isChosen: { true: { display: { base: 'none', md: 'flex' }, '& > svg': { lgDown: { display: 'none' } } } },
  },
});

export function CurrentlyViewing() {
  const chosen = useSiteSelector(selectChosenBranch);
  const dispatch = useSiteDispatch();
  return (
    <Chip asChild isChosen={chosen !== null}>
      <Link
        to="/learning-centers"
        onClick={chosen ? undefined : () => void showBranchToast(dispatch, 'select-center')}
      >
        <Glyph name="pin" size={18} />
        {chosen ? (
          <span>
            <small>Currently Viewing</small>
            {chosen !== 'online' && !IS_BRAND_LONG && (
              <chakra.span display={{ base: 'none', lg: 'inline' }}>{BRAND.name} </chakra.span>
            )}
            {BRANCHES[chosen].name}
          </span>
        ) : (
          <>
            <chakra.span display={{ lg: 'none' }}>Centers</chakra.span>
            <chakra.span display={{ base: 'none', lg: 'inline' }}>Select Learning Center</chakra.span>
          </>
        )}
      </Link>
    </Chip>
  );
}

const MenuBar = island('menu-bar', () => import('./menus').then((module) => module.MenuBar), null, true);
const PhoneMenu = island(
  'phone-menu',
  () => import('./menus').then((module) => module.PhoneMenu),
  null,
  true,
);

const Row = styled('nav', {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  maxWidth: 'content',
  height: NAVIGATION_HEIGHT,
  marginInline: 'auto',
  paddingInline: 'gutter',
});
const Logo = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  marginInlineEnd: { base: 'auto', md: '2', lg: '4' },
  fontFamily: 'heading',
  // A long name takes more lines on a phone, no more height.
  fontSize: { base: IS_BRAND_LONG ? '0.9375rem' : '1.375rem', lg: '1.5rem' },
  lineHeight: '1.05',
  fontWeight: '600',
  letterSpacing: '-0.01em',
  // Between phone and desktop every pixel is the menus'; the picture has the name for those who listen.
  '& > span': { display: { md: 'none', lg: 'inline' } },
  '& > img': { width: '2.25rem', height: '2.25rem', flexShrink: '0' },
  // A short name without room beside the picture falls into a second line, which is not shown.
  ...(!IS_BRAND_LONG && {
    mdDown: {
      flexWrap: 'wrap',
      alignContent: 'start',
      minWidth: '2.25rem',
      height: 'touch',
      paddingBlock: '1',
      // Its last letter reaches over its own edge.
      paddingInlineEnd: '2px',
      overflow: 'hidden',
    },
  }),
});

/**
 * The menu of small screens: plain `details`, so it opens without scripts. While it is open the page behind
 * does not scroll (global style of the theme), and its shade, which is part of the summary, closes it.
 */
const Drawer = styled('details', {
  display: { base: 'block', md: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    marginInlineEnd: '-0.625rem',
    borderRadius: 'control',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg:last-of-type, &[open] > summary > svg:first-of-type': { display: 'none' },
  '&[open] > summary > svg:last-of-type': { display: 'block' },
  '&[open] > summary::before': {
    content: '""',
    position: 'fixed',
    inset: 'var(--header) 0 0',
    zIndex: '-1',
    background: 'scrim',
  },
});
const DrawerPanel = styled('div', {
  position: 'absolute',
  insetInline: '0',
  top: '100%',
  maxHeight: 'calc(100dvh - var(--header))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'bg.paper',
  borderTop: '1px solid {colors.line.hair}',
  borderBottomRadius: 'card',
  animation: 'drop {durations.slow} {easings.out}',
});

export function MainNavigation() {
  const login = loginLink(siteConfig.portal);
  return (
    <Row aria-label="Main">
      <Logo asChild>
        <Link to="/" aria-label={`${BRAND.name} home`}>
          <img src="/logo.svg" alt="" width="36" height="36" />
          <span>{BRAND.name}</span>
        </Link>
      </Logo>
      <Box hideBelow="md" flexGrow="1">
        <MenuBar />
      </Box>
      <CurrentlyViewing />
      <ThemeToggle />
      <LinkButton href={login.href} external variant="outline" hideBelow="md" fontSize="sm" paddingInline="4">
        {login.title}
      </LinkButton>
      <Drawer data-menu="drawer" suppressHydrationWarning>
        <summary>
          <Glyph name="menu" size={24} />
          <Glyph name="close" size={24} />
          <VisuallyHidden>Menu</VisuallyHidden>
        </summary>
        <DrawerPanel>
          <PhoneMenu />
        </DrawerPanel>
      </Drawer>
    </Row>
  );
}
