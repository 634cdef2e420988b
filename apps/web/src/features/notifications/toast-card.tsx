import { chakra } from '@chakra-ui/react';
import { IconButton, LinkButton } from '@kidcode/ui';
import { X } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';

import { useSiteDispatch } from '../../shared/store-hooks';
import { toastRemoved, type Toast, type ToastPlace } from './notifications-slice';
import { useSwipeAway } from './use-swipe-away';
import { LEAVING_MS, useToastTime } from './use-toast-time';

/** Pixels. Source: specification 1, section 9, Toasts. */
export const SWIPE_THRESHOLDS: Record<ToastPlace, number> = { area: 50, notifier: 20 };

const Surface = chakra('li', {
  base: {
    layerStyle: 'float',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    columnGap: '2',
    padding: '3',
    paddingInlineStart: '4',
    borderRadius: 'control',
    borderInlineStart: '6px solid {colors.accent.solid}',
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    userSelect: 'none',
    animation: 'rise 200ms ease-out',
    transition: 'opacity 200ms ease-out, transform 200ms ease-out',
    '&[data-leaving]': { opacity: '0', transform: 'translateX(2rem)' },
    '&[data-dragged]': { transition: 'none' },
  },
  variants: {
    variant: {
      default: {},
      success: { borderColor: 'status.success' },
      destructive: { borderColor: 'status.danger', background: 'status.dangerTint' },
    },
  },
});
const Words = chakra('div', { base: { paddingBlock: '2', '& > p': { textStyle: 'small' } } });
const Title = chakra('strong', { base: { display: 'block', textStyle: 'h4' } });

interface ToastCardProps {
  readonly toast: Toast;
  readonly isPaused: boolean;
  /** The mouse has come over it, or left it (null). */
  readonly onHover: (id: string | null) => void;
  readonly onDismiss: (id: string) => void;
}

function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('a, button'))) event.preventDefault();
}

/** One message on screen. */
export function ToastCard({ toast, isPaused, onHover, onDismiss }: ToastCardProps) {
  const { id, place, title, description, variant, action, open } = toast;
  const dispatch = useSiteDispatch();
  const [hasLeft, setHasLeft] = useState(false);
  const dismiss = () => onDismiss(id);
  const { distance, handlers } = useSwipeAway(SWIPE_THRESHOLDS[place], dismiss);
  useToastTime({
    toast,
    isPaused: isPaused || distance !== 0,
    onDismiss: dismiss,
    onLeft: () => setHasLeft(true),
    onRemove: () => dispatch(toastRemoved(id)),
  });
  if (hasLeft) return null;
  return (
    <Surface
      {...handlers}
      // A finger that taps has left again.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(id)}
      onPointerLeave={() => onHover(null)}
      // The words take no focus: it would rest on the region, and hold every toast until it leaves.
      onMouseDown={keepFocus}
      variant={variant}
      data-toast={id}
      data-leaving={open ? undefined : ''}
      data-dragged={open && distance !== 0 ? '' : undefined}
      style={distance === 0 ? undefined : { transform: `translateX(${open ? distance : distance * 4}px)` }}
      transitionDuration={`${LEAVING_MS}ms`}
    >
      <Words>
        <Title>{title}</Title>
        {description !== undefined && <p>{description}</p>}
        {action && (
          <LinkButton asChild variant="quiet" onClick={dismiss}>
            <Link to={action.href}>{action.label}</Link>
          </LinkButton>
        )}
      </Words>
      <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={dismiss} />
    </Surface>
  );
}
