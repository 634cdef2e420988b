import { Box } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '@kidcode/site';
import { Stack, styled } from '@kidcode/ui';

import { AssistantButton } from '../features/assistant/assistant-button';
import { ToastRegion } from '../features/notifications/toast-region';
import { island } from '../shared/island';
import { useLateComponent } from '../shared/use-late-component';
import { useScrolledPast } from '../features/shell/main-navigation';
import { useSiteDispatch } from '../shared/store-hooks';
import { toastShown } from '../features/notifications/notifications-slice';
import { dialogEntryOf } from '../features/dialogs/dialog-entry';
import { loadDialogHost } from '../features/dialogs/dialog-links';
import { SiteHeader } from '../features/shell/site-header';

/** Shows up a little late, so that a page that is nearly there does not make it flicker. */
const Hint = styled('span', {
  paddingInline: '4',
  paddingBlock: '1',
  borderBottomRadius: 'control',
  background: 'fg.ink',
  color: 'bg.paper',
  textStyle: 'label',
  animation: 'fade {durations.fast} 200ms backwards',
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

const loadWayBack = () => import('../features/shell/way-back').then((module) => module.WayBack);

/** Pixels. Source: specification 1, section 9. */
const SHOWN_AFTER = 300;

function FloatingButtons() {
  const isShown = useScrolledPast(SHOWN_AFTER);
  const renderWayBack = useLateComponent(loadWayBack, isShown);
  return isShown && renderWayBack?.({});
}

const BreadcrumbsTrail = island(
  'breadcrumbs',
  () => import('../features/shell/breadcrumbs-trail').then((module) => module.BreadcrumbsTrail),
  <Box height="2.625rem" background="bg.tint" />,
  true,
);
const SiteFooter = island(
  'footer',
  () => import('../features/shell/site-footer').then((module) => module.SiteFooter),
  <Box height="40rem" />,
  true,
);

const Warning = styled('p', {
  paddingBlock: '3',
  paddingInline: 'gutter',
  background: 'status.warningTint',
  color: 'fg.ink',
  textAlign: 'center',
});

/** On every page, as every page has links that open a dialog: without scripts they only load the page again. */
const WithoutScripts = () => (
  <noscript>
    <Warning>
      {'Booking here needs JavaScript. Please call '}
      <a href={BRAND.phone.href}>{BRAND.phone.display}</a>
      {' or write to '}
      <a href={BRAND.email.href}>{BRAND.email.display}</a>.
    </Warning>
  </noscript>
);

interface ShellProps {
  readonly hasTrail: boolean;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

export const Shell = memo(function Shell({ hasTrail, isLoading, children }: ShellProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <NavigationProgress isLoading={isLoading} />
      {hasTrail && <BreadcrumbsTrail />}
      <WithoutScripts />
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
