import { styled } from '@kidcode/ui';
import { useEffect, useRef, useState } from 'react';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectToasts, TOAST_REGION_ID, toastDismissed, type ToastPlace } from './notifications-slice';
import { ToastCard } from './toast-card';

/** 14 px between toasts. Source: specification 1, section 9, Toasts. */
const Stack = styled('ol', { display: 'grid', gap: '14px', '& + &': { marginTop: '14px' } });

const PLACES: readonly ToastPlace[] = ['area', 'notifier'];

/** Something else on screen that Escape belongs to. */
const TAKES_ESCAPE = '[role="dialog"], details[data-menu][open]';

const region = () => document.getElementById(TOAST_REGION_ID);

/**
 * The toasts of both places. The mouse or the focus on any of them stops the time of all; F8 leads the
 * focus here, Escape closes the one that has it, or else the newest (specification 1, section 4, Toasts).
 */
export function ToastViewer() {
  const toasts = useSiteSelector(selectToasts);
  const dispatch = useSiteDispatch();
  // The card, not that there is one: a card that goes away under the mouse sends no event that it is left.
  const [hovered, setHovered] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);

  /** Where the focus goes when the toast that has it leaves. */
  const restoreFocus = () => {
    const target = cameFrom.current ?? document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    cameFrom.current = null;
  };

  const dismiss = (id: string) => {
    const card = document.activeElement?.closest('[data-toast]');
    if (card?.getAttribute('data-toast') === id) restoreFocus();
    dispatch(toastDismissed(id));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') {
        // What has left the screen cannot be read.
        if (!toasts.some(({ open }) => open)) return;
        event.preventDefault();
        if (!region()?.contains(document.activeElement)) cameFrom.current = document.activeElement;
        region()?.focus({ preventScroll: true });
        return;
      }
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const focused = document.activeElement?.closest('[data-toast]')?.getAttribute('data-toast');
      if (!focused && document.querySelector(TAKES_ESCAPE)) return;
      const id = focused ?? toasts.findLast(({ open }) => open)?.id;
      if (id === undefined) return;
      if (region()?.contains(document.activeElement)) restoreFocus();
      dispatch(toastDismissed(id));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, toasts]);

  // The region itself takes the focus on F8, and is not ours: it stands in the page before the first toast.
  useEffect(() => {
    const own = region();
    const onFocusIn = () => setFocused(true);
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && (own?.contains(relatedTarget) ?? false));
    own?.addEventListener('focusin', onFocusIn);
    own?.addEventListener('focusout', onFocusOut);
    return () => {
      own?.removeEventListener('focusin', onFocusIn);
      own?.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  const isPaused = isFocused || toasts.some(({ id, open }) => open && id === hovered);
  return (
    <div>
      {PLACES.map((place) => (
        <Stack key={place}>
          {toasts
            .filter((toast) => toast.place === place)
            .map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                isPaused={isPaused}
                onHover={setHovered}
                onDismiss={dismiss}
              />
            ))}
        </Stack>
      ))}
    </div>
  );
}
