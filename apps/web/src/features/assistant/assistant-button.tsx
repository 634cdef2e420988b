import { styled } from '@kidcode/ui';
import { useEffect, useState } from 'react';

import { Glyph } from '../../shared/glyph';
import { FLOATING } from '../../shared/floating';
import { wakeIslands } from '../../shared/island';
import { useSiteDispatch } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { toastShown } from '../notifications/notifications-slice';

/** 56 px, on a phone 44, bottom right; the other floating buttons keep to the left. */
const Round = styled('button', {
  ...FLOATING,
  position: 'fixed',
  zIndex: 'float',
  insetInlineEnd: 'gutter',
  bottom: 'calc(var(--bottom-bar, 0px) + 1rem)',
  display: 'grid',
  placeItems: 'center',
  width: { base: 'touch', md: '3.5rem' },
  height: { base: 'touch', md: '3.5rem' },
  borderRadius: 'full',
  // It stays visible on a band in its own colour.
  border: '2px solid {colors.bg.paper}',
  background: 'accent.solid',
  color: 'accent.on',
  boxShadow: 'float',
  _focusVisible: { borderRadius: 'full' },
  '@media print': { display: 'none' },
  // Never on top of the field that a parent is filling in.
  '@media (max-width: 767.98px)': {
    'html:has(main :is(input, select, textarea):focus) &': { display: 'none' },
  },
});

const loadPanel = () => import('./chat-panel').then((module) => module.ChatPanel);

/** The assistant's round button; everything else of it is fetched when it is first opened. */
export function AssistantButton() {
  const [isOpen, setOpen] = useState(false);
  const dispatch = useSiteDispatch();
  const renderPanel = useLateComponent(loadPanel, isOpen, () => {
    setOpen(false);
    dispatch(
      toastShown({ title: 'The chat could not be loaded. Please try again.', variant: 'destructive' }),
    );
  });
  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener('openChatbot', open);
    return () => window.removeEventListener('openChatbot', open);
  }, []);
  useEffect(() => {
    // A link of a part that still sleeps loads the whole page anew, and the conversation would be gone.
    if (isOpen) wakeIslands();
  }, [isOpen]);
  const label = isOpen ? 'Close the chat' : 'Chat with our assistant';
  return (
    <>
      <Round
        id="chat-button"
        data-float=""
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name={isOpen ? 'down' : 'chat'} size={26} />
      </Round>
      {isOpen && renderPanel?.({ onClose: () => setOpen(false) })}
    </>
  );
}
