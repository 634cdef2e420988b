import { Box } from '@chakra-ui/react';
import { followPath } from '@kidcode/site';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { AssistantButton } from '../features/assistant/assistant-button';
import { DialogSlot } from '../features/dialogs/dialog-slot';
import { ToastRegion } from '../features/notifications/toast-region';
import { FloatingButtons } from '../features/shell/floating-buttons';
import { NavigationProgress } from '../features/shell/navigation-progress';
import { SiteHeader } from '../features/shell/site-header';
import { island } from '../shared/island';

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

/** Everything around a page: header, navigation, footer, floating helpers. */
export function Shell() {
  const page = followPath(useLocation().pathname).end?.row.page;
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <NavigationProgress />
      {page !== undefined && page !== 'home' && <BreadcrumbsTrail />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <FloatingButtons />
      <AssistantButton />
      <DialogSlot />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
