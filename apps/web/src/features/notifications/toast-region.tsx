import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated, styled } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { selectToasts, TOAST_REGION_ID } from './notifications-slice';

/** The code of the toasts; a form fetches it ahead of need, so that it can say what goes wrong without a connection. */
export const loadToastViewer = () => import('./toast-viewer').then((module) => module.ToastViewer);

const Region = styled('div', {
  position: 'fixed',
  zIndex: 'toast',
  top: { base: '6.5rem', md: '8rem' },
  insetInlineEnd: 'gutter',
  width: 'min(356px, calc(100vw - 2 * {spacing.gutter}))',
  pointerEvents: 'none',
  '& > p': { layerStyle: 'float', padding: '4' },
  // Never on a dialog's title and its close button. On phones, where it fills the screen: above its footer, or over
  // the picture at the head of a form, whose fields and button come below.
  mdDown: {
    'body:has([role=dialog][data-state=open]) &': { top: 'auto', bottom: '6rem' },
    'body:has([role=dialog][data-state=open] form) &': { top: '6.5rem', bottom: 'auto' },
  },
  md: {
    'body:has([role=dialog][data-state=open]) &': { top: 'auto', bottom: '4' },
    // The chat stands at the other side, and is read on.
    'body:has(#chat-title) &': {
      top: '8rem',
      bottom: 'auto',
      insetInlineEnd: 'auto',
      insetInlineStart: 'gutter',
    },
  },
});

/**
 * Where toasts appear and are announced, politely, for both notifiers (D-31). The region stands in every page
 * before the first toast, as screen readers need it; what shows the toasts is loaded with the first one. It stands
 * beside the page: a modal dialog hides the page, and its failures must still be heard.
 */
export function ToastRegion() {
  const isHydrated = useHydrated();
  const newest = useSiteSelector(selectToasts).at(-1);
  const hasToasts = newest !== undefined;
  const [isLost, setLost] = useState(false);
  // What is to be said is said all the same, for as long as a toast stays.
  const sayPlainly = () => {
    setLost(true);
    setTimeout(() => setLost(false), 5000);
  };
  const renderViewer = useLateComponent(loadToastViewer, hasToasts, sayPlainly, newest?.id);
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
      {hasToasts && (renderViewer ? renderViewer({}) : isLost && <p>{newest.description ?? newest.title}</p>)}
    </Region>,
    document.body,
  );
}
