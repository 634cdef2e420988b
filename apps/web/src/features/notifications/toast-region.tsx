import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';

import { useHydrated } from '../../shared/use-hydrated';
import { useLateComponent } from '../../shared/use-late-component';
import { selectToasts } from './notifications-slice';

/** The code of the toasts; a form fetches it ahead of need, so that it can say what goes wrong without a connection. */
export const loadToastViewer = () => import('./toast-viewer').then(({ ToastViewer }) => ToastViewer);

const saysNothing = () => undefined;

export const TOAST_REGION_ID = 'notifications';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: { base: '6.5rem', md: '8rem' },
    insetInlineEnd: 'gutter',
    width: 'min(356px, calc(100vw - 2 * {spacing.gutter}))',
    pointerEvents: 'none',
    // On phones a dialog fills the screen: toasts then cover its title, which has been read, not its news.
    mdDown: { 'body:has([role=dialog][data-state=open]) &': { top: '4' } },
  },
});

/**
 * Where toasts appear and are announced, politely, for both notifiers (D-31). The region stands in every page
 * before the first toast, as screen readers need it; what shows the toasts is loaded with the first one. It stands
 * beside the page: a modal dialog hides the page, and its failures must still be heard.
 */
export function ToastRegion() {
  const isHydrated = useHydrated();
  const newest = useSelector(selectToasts).at(-1);
  const hasToasts = newest !== undefined;
  const renderViewer = useLateComponent(loadToastViewer, hasToasts, saysNothing, newest?.id);
  if (!isHydrated) return null;
  return createPortal(
    <Region
      id={TOAST_REGION_ID}
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      data-above-dialogs=""
      tabIndex={-1}
    >
      {hasToasts && renderViewer?.({})}
    </Region>,
    document.body,
  );
}
