import { chakra } from '@chakra-ui/react';
import { useSelector } from 'react-redux';

import { useLateComponent } from '../../shared/use-late-component';
import { selectToasts } from './notifications-slice';

/** The code of the toasts; a form fetches it ahead of need, so that it can say what goes wrong without a connection. */
export const loadToastViewer = () => import('./toast-viewer').then(({ ToastViewer }) => ToastViewer);

const saysNothing = () => undefined;

export const TOAST_REGION_ID = 'notifications';

const Region = chakra('section', {
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
 * from the start, as screen readers need it; what shows the toasts is loaded with the first one.
 */
export function ToastRegion() {
  const newest = useSelector(selectToasts).at(-1);
  const hasToasts = newest !== undefined;
  const renderViewer = useLateComponent(loadToastViewer, hasToasts, saysNothing, newest?.id);
  return (
    <Region id={TOAST_REGION_ID} aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions text">
        {hasToasts && renderViewer?.({})}
      </div>
    </Region>
  );
}
