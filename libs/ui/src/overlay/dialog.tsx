import { defineSlotRecipe, Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';

import { IconButton } from '../action/button';

/* As high as a small phone that lies on its side, or a desk's screen at 400 %: title and actions would leave the body no room. */
const LOW = '@media (max-height: 30rem)';

/** Full screen on phones, a card in the middle from 768 px; only the body scrolls, on low screens the whole of it. */
const dialogRecipe = /* @__PURE__ */ defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'popover',
      background: 'scrim',
      _open: { animation: 'fade 200ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'popover',
      display: 'grid',
      placeItems: { base: 'stretch', md: 'center' },
      padding: { base: '0', md: '6' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      width: 'full',
      maxHeight: { base: '100dvh', md: 'calc(100dvh - 3rem)' },
      background: 'bg.raised',
      color: 'fg.ink',
      borderRadius: { base: '0', md: 'card' },
      boxShadow: 'float',
      outline: 'none',
      _open: { animation: 'rise 200ms ease-out' },
      [LOW]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    },
    header: { display: 'grid', gap: '1', padding: '6', paddingInlineEnd: '4.5rem', paddingBottom: '4' },
    title: { textStyle: 'h3', fontSize: 'xl', outline: 'none' },
    description: { color: 'fg.quiet' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '6',
      paddingBlock: '2',
      // A scene takes the room that the rest leaves.
      '&:has(> [data-scene])': { display: 'flex', flexDirection: 'column' },
      [LOW]: { flex: '1 0 auto', overflowY: 'visible' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      padding: '6',
      paddingTop: '4',
      '& > *': { flexGrow: { base: '1', sm: '0' } },
    },
    closeTrigger: { position: 'absolute', top: '4', insetInlineEnd: '4' },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: '34rem' } } },
      lg: { content: { maxWidth: { md: '56rem' } } },
    },
  },
});

export interface DialogProps {
  readonly open: boolean;
  /** Asked to close: Escape, a press beside it, the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One sentence under the title, read when the dialog opens. */
  readonly description?: ReactNode;
  /** Actions; in sight while the body scrolls, but on low screens, where they stand at its end. */
  readonly footer?: ReactNode;
  readonly size?: 'md' | 'lg';
  /** Gets focus first. Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

interface OutsideEvent extends Event {
  readonly detail: { readonly originalEvent: Event };
}

/** Longer than a double click takes: its second press is not meant for the backdrop that the first one brought. Milliseconds. */
const SETTLING_MS = 500;

/** What stays in use over an open dialog: a press on a toast does not close the dialog under it. */
const isAbove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-above-dialogs]') !== null;

/**
 * A modal dialog. Keeps focus inside, gives it back on closing, locks the page behind; only an element marked
 * `data-above-dialogs` stays in use. Import it lazily from
 * `@kidcode/ui/dialog`; it renders nothing on the server.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, footer, size = 'md', initialFocus, children } = props;
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const spare = (event: OutsideEvent) => {
    const { target, timeStamp } = event.detail.originalEvent;
    if (isAbove(target) || timeStamp - openedAt.current < SETTLING_MS) event.preventDefault();
  };
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      recipe={dialogRecipe}
      onInteractOutside={spare}
      size={size}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {description !== undefined && <Parts.Description>{description}</Parts.Description>}
            </Parts.Header>
            <Parts.Body>{children}</Parts.Body>
            {footer !== undefined && <Parts.Footer>{footer}</Parts.Footer>}
            <Parts.CloseTrigger asChild>
              <IconButton label="Close" icon={<X size={22} />} />
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
