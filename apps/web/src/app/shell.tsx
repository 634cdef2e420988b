import { Box, chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { Stack, LinkButton } from '@kidcode/ui';
import { BRANCHES } from '@kidcode/branches';

import { AssistantButton } from '../features/assistant/assistant-button';
import { ToastRegion } from '../features/notifications/toast-region';
import { island } from '../shared/island';
import { useLateComponent } from '../shared/use-late-component';
import { useScrolledPast, BAR_HEIGHT } from '../features/shell/header-places';
import { useSiteDispatch, useSiteSelector } from '../shared/store-hooks';
import { toastShown } from '../features/notifications/notifications-slice';
import { dialogEntryOf } from '../features/dialogs/dialog-entry';
import { loadDialogHost } from '../features/dialogs/dialog-links';
import { Glyph } from '../shared/glyph';
import { PageLink } from '../shared/page-link';
import { selectChosenBranch } from '../features/branch/branch-slice';
import { MainNavigation } from '../features/shell/main-navigation';

const OnlineBanner = island('online-banner', () =>
  import('../features/shell/online-banner').then((module) => module.OnlineBanner),
);

const Bar = chakra('div', {
  base: {
    layerStyle: 'header',
    display: 'grid',
    // Columns of their own width: the remembered branch comes in late and must not move its neighbours.
    gridTemplateColumns: { base: '1fr 8.5rem', md: '10.5rem 9.75rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    height: BAR_HEIGHT,
    paddingInline: 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2 + {spacing.gutter}))',
    fontSize: 'sm',
    fontWeight: '700',
  },
});
const Fact = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { flexShrink: '0' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
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
function SiteHeader() {
  const isScrolled = useScrolledPast(SHADOW_AFTER);
  return (
    <Header data-scrolled={isScrolled ? '' : undefined}>
      <BranchBar />
      <MainNavigation />
    </Header>
  );
}

/** Shows up a little late, so that a page that is nearly there does not make it flicker. */
const Hint = chakra('span', {
  base: {
    paddingInline: '4',
    paddingBlock: '1',
    borderBottomRadius: 'control',
    background: 'fg.ink',
    color: 'bg.paper',
    textStyle: 'label',
    animation: 'fade {durations.fast} 200ms backwards',
  },
});

/** The placeholder while a page's script is on its way; the page before stays until it is here. */
function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <Stack
      position="fixed"
      zIndex="popover"
      top={{ base: '6rem', md: '7rem' }}
      insetInline="0"
      justifyItems="center"
      pointerEvents="none"
      role="status"
    >
      {isLoading && <Hint>Loading...</Hint>}
    </Stack>
  );
}

/** Where dialogs appear, on every page: the one that the address asks for, `?dialog=trial`. */
function DialogSlot() {
  const location = useLocation();
  const { search, key } = location;
  const isWanted = search.includes('dialog=');
  const dispatch = useSiteDispatch();
  const apologise = () =>
    dispatch(toastShown({ title: 'This could not be loaded. Please try again.', variant: 'destructive' }));
  const renderHost = useLateComponent(loadDialogHost, isWanted, apologise, key);
  // One that came with the address gets its entry first (own-dialog-entry.ts): its answers stand on top of it.
  const hasEntry = dialogEntryOf(location.state).depth > 0;
  return isWanted && hasEntry && renderHost?.({});
}

const loadWayBack = () => import('../features/shell/way-back').then(({ WayBack }) => WayBack);
const doesWithout = () => undefined;

/** Pixels. Source: specification 1, section 9. */
const SHOWN_AFTER = 300;

/** The buttons that float over a page once it is scrolled. */
function FloatingButtons() {
  const isShown = useScrolledPast(SHOWN_AFTER);
  const renderWayBack = useLateComponent(loadWayBack, isShown, doesWithout);
  return isShown && renderWayBack?.({});
}

const BreadcrumbsTrail = island(
  'breadcrumbs',
  () => import('../features/shell/breadcrumbs-trail').then((module) => module.BreadcrumbsTrail),
  <Box height="2.625rem" background="bg.tint" />,
);
const SiteFooter = island(
  'footer',
  () => import('../features/shell/site-footer').then((module) => module.SiteFooter),
  <Box height="40rem" />,
);

interface ShellProps {
  readonly hasTrail: boolean;
  /** Another page is on its way. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** Everything around a page: header, navigation, footer, floating helpers. */
export const Shell = memo(function Shell({ hasTrail, isLoading, children }: ShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <NavigationProgress isLoading={isLoading} />
      {hasTrail && <BreadcrumbsTrail />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <FloatingButtons />
      <AssistantButton />
      <DialogSlot />
      <ToastRegion />
    </>
  );
});
