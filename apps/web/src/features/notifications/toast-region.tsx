import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectToasts } from './notifications-slice';

const ToastViewer = lazy(() => import('./toast-viewer').then((module) => ({ default: module.ToastViewer })));

export const TOAST_REGION_ID = 'notifications';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    top: { base: '6.5rem', md: '8rem' },
    insetInlineEnd: 'gutter',
    width: 'min(356px, calc(100vw - 2 * {spacing.gutter}))',
    pointerEvents: 'none',
  },
});

/**
 * Where toasts appear and are announced, politely, for both notifiers (D-31). The region stands in every page
 * from the start, as screen readers need it; what shows the toasts is loaded with the first one.
 */
export function ToastRegion() {
  const hasToasts = useSelector(selectToasts).length > 0;
  return (
    <Region id={TOAST_REGION_ID} aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions text">
        {hasToasts && (
          <Suspense fallback={null}>
            <ToastViewer />
          </Suspense>
        )}
      </div>
    </Region>
  );
}
