import { chakra } from '@chakra-ui/react';
import { IconButton } from '@kidcode/ui';
import { Bot, Maximize2, Minimize2, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { useLateDispatch } from '../../shared/store-hooks';
import type { AssistantRoot } from './assistant-slice';
import { ASSISTANT_PANEL } from './assistant-texts';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { sendQuestion } from './send-question';
import { TalkToPerson } from './talk-to-person';
import { isPhoneWide, usePhoneScreen } from './use-phone-screen';

/** A card above its button, wider on request; on phones the whole screen (D-55). */
const Window = /* @__PURE__ */ chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'float',
    insetInlineEnd: { base: '0', sm: 'gutter' },
    bottom: { base: '0', sm: 'calc(var(--bottom-bar, 0px) + 5.25rem)' },
    width: { base: '100%', sm: `${ASSISTANT_PANEL.width}px` },
    height: { base: '100dvh', sm: `min(${ASSISTANT_PANEL.height}px, calc(100dvh - 6.25rem))` },
    '&[data-wide]': {
      sm: { width: 'min(46rem, 100vw - 2 * {spacing.gutter})', height: 'calc(100dvh - 6.25rem)' },
    },
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflow: 'clip',
    background: 'bg.paper',
    color: 'fg.ink',
    borderRadius: { base: '0', sm: 'card' },
    boxShadow: 'float',
    outline: { base: 'none', sm: '1px solid {colors.line.hair}' },
    outlineOffset: '0',
    animation: 'rise {durations.slow} {easings.out}',
  },
});
const Header = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '2',
    background: 'accent.solid',
    color: 'accent.on',
    '& h2': { textStyle: 'h4' },
    '& p': { fontSize: 'xs', lineHeight: '1.3' },
    // Where the panel fills the screen there is nothing to widen.
    '& > [aria-pressed]': { smDown: { display: 'none' } },
  },
});

export interface ChatWindowProps {
  readonly onClose: () => void;
}

/** The conversation with the assistant. Specification 1, section 4. */
export function ChatWindow({ onClose }: ChatWindowProps) {
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [wantsPerson, setWantsPerson] = useState(false);
  const [isWide, setWide] = useState(false);
  const Resize = isWide ? Minimize2 : Maximize2;
  const dispatch = useLateDispatch<AssistantRoot>();
  const ask = (question: string) => dispatch(sendQuestion(question));
  const askSuggested = (question: string) => {
    // The suggestion goes away, and the focus must not go with it: it is back in the box once there is an answer.
    root.current?.focus();
    void ask(question).then(() => {
      if (!isPhoneWide() && document.activeElement === root.current) input.current?.focus();
    });
  };
  usePhoneScreen(root);

  useEffect(() => {
    // On a phone the keyboard would hide the greeting.
    (isPhoneWide() ? root.current : input.current)?.focus();
    return () => document.getElementById('chat-button')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Window
      ref={root}
      role="dialog"
      data-state="open"
      data-wide={isWide ? '' : undefined}
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Header>
        <Bot size={28} aria-hidden="true" />
        <div>
          <h2 id="chat-title">Ask our assistant</h2>
          <p>Automatic answers from our pages</p>
        </div>
        <IconButton
          label="Wide chat"
          aria-pressed={isWide}
          icon={<Resize size={20} aria-hidden="true" />}
          onClick={() => setWide(!isWide)}
        />
        <IconButton label="Close chat" icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
      </Header>
      {wantsPerson ? (
        <TalkToPerson onBack={() => setWantsPerson(false)} onLeave={onClose} />
      ) : (
        <Conversation onAsk={askSuggested} />
      )}
      {!wantsPerson && <Composer input={input} onAsk={ask} onPerson={() => setWantsPerson(true)} />}
    </Window>
  );
}
