import { chakra } from '@chakra-ui/react';
import { IconButton, LinkButton } from '@kidcode/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';

import { useSiteDispatch } from '../../shared/store-hooks';
import { toastRemoved, type Toast, type ToastPlace } from './notifications-slice';

/** The leaving animation, in milliseconds. Source: specification 1, section 9, Toasts. */
const LEAVING_MS = 200;

/** How long a dismissed toast stays in the state, in milliseconds. Source: specification 1, section 9, Toasts. */
const REMOVAL_DELAYS: Record<ToastPlace, number> = { area: 5000, notifier: LEAVING_MS };

interface ToastTimes {
  readonly toast: Toast;
  readonly isPaused: boolean;
  /** Its time on screen is over. */
  readonly onDismiss: () => void;
  /** The leaving animation is over. */
  readonly onLeft: () => void;
  readonly onRemove: () => void;
}

/**
 * The time of one toast: it goes after its duration on screen, not counting pauses, and never by itself while
 * it carries an action or its duration has no end; once dismissed it leaves and is then removed.
 */
function useToastTime({ toast, isPaused, onDismiss, onLeft, onRemove }: ToastTimes): void {
  const { open, action, duration, place } = toast;
  const remaining = useRef(duration);
  const dismiss = useEffectEvent(onDismiss);
  const leave = useEffectEvent(onLeft);
  const remove = useEffectEvent(onRemove);

  const runs = open && !isPaused && action === undefined && Number.isFinite(duration);
  useEffect(() => {
    if (!runs) return;
    const started = performance.now();
    const timer = setTimeout(dismiss, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [runs]);

  useEffect(() => {
    if (open) return;
    const left = setTimeout(leave, LEAVING_MS);
    const removed = setTimeout(remove, REMOVAL_DELAYS[place]);
    return () => {
      clearTimeout(left);
      clearTimeout(removed);
    };
  }, [open, place]);
}

interface Swipe {
  readonly pointerId: number;
  readonly from: number;
  readonly distance: number;
}

/**
 * Drag something sideways: past the threshold it is let go, before it springs back.
 *
 * @param threshold Pixels.
 * @returns How far it is from its place, and the handlers for the element.
 */
function useSwipeAway(threshold: number, onSwiped: () => void) {
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const distanceTo = (event: PointerEvent) =>
    swipe?.pointerId === event.pointerId ? event.clientX - swipe.from : null;
  return {
    distance: swipe?.distance ?? 0,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target instanceof Element && event.target.closest('a, button')) return;
        setSwipe({ pointerId: event.pointerId, from: event.clientX, distance: 0 });
        // Absent in some browsers' test doubles and for pointers that are already gone.
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const distance = distanceTo(event);
        if (distance !== null) setSwipe((now) => now && { ...now, distance });
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = distanceTo(event);
        if (distance === null) return;
        if (Math.abs(distance) >= threshold) onSwiped();
        else setSwipe(null);
      },
      onPointerCancel: () => setSwipe(null),
    },
  };
}

/** Pixels. Source: specification 1, section 9, Toasts. */
const SWIPE_THRESHOLDS: Record<ToastPlace, number> = { area: 50, notifier: 20 };

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
      <chakra.div paddingBlock="2" css={{ '& > p': { textStyle: 'small' } }}>
        <chakra.strong display="block" textStyle="h4">
          {title}
        </chakra.strong>
        {description !== undefined && <p>{description}</p>}
        {action && (
          <LinkButton asChild variant="quiet" onClick={dismiss}>
            <Link to={action.href}>{action.label}</Link>
          </LinkButton>
        )}
      </chakra.div>
      <IconButton label="Close" icon={<X size={20} />} onClick={dismiss} />
    </Surface>
  );
}
