import { Box } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';

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
