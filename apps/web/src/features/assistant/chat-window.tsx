import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { Button, IconButton, LinkButton, Stack, styled } from '@kidcode/ui';
import { ArrowLeft, Bot, Mail, Maximize2, Minimize2, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';

import { deviceNow } from '../../shared/device-clock';
import { CallLink } from '../../shared/next-steps';
import { type LateThunk, useLateDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch, selectCurrentBranch } from '../branch/branch-slice';
import { toastShown } from '../notifications/notifications-slice';
import { assistantApi } from './assistant-api';
import {
  type AssistantRoot,
  FAILED,
  keepConversation,
  questionAsked,
  replyCame,
  selectIsLoading,
  selectSessionId,
} from './assistant-slice';
import { ASSISTANT_FAILED_TOAST, ASSISTANT_PANEL, ASSISTANT_TEXTS, canSend } from './assistant-texts';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { CARD_SCREEN, isPhoneScreen, LOW_SCREEN, usePhoneScreen } from './use-phone-screen';

interface TalkToPersonProps {
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

function TalkToPerson({ onBack, onLeave }: TalkToPersonProps) {
  const { name, phone, telHref } = BRANCHES[useSiteSelector(selectCurrentBranch)];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack
      overflowY="auto"
      alignContent="start"
      justifyItems="stretch"
      gap="3"
      padding="4"
      css={{ '& h3': { textStyle: 'h3' }, '& p': { color: 'fg.quiet' } }}
    >
      <h3 ref={title} tabIndex={-1}>
        A person is glad to help
      </h3>
      <p>
        {name}: {phone}. Support answers {BRAND.supportHours}.
      </p>
      <CallLink who={phone} href={telHref} variant="accent" size="md" />
      <LinkButton asChild variant="outline" icon={<Mail size={20} />}>
        <Link to="/contact-us#ask" onClick={onLeave}>
          Send us a question
        </Link>
      </LinkButton>
      <Button variant="quiet" icon={<ArrowLeft size={20} />} onClick={onBack}>
        Back to the chat
      </Button>
    </Stack>
  );
}

const now = () => deviceNow().toISOString();

/** Sends a question and puts the reply, or the apology, under it. Blank ones and a second one while waiting go nowhere. */
function sendQuestion(input: string): LateThunk<Promise<void>, AssistantRoot> {
  return async (dispatch, getState) => {
    const message = input.trim();
    if (!canSend(message, selectIsLoading(getState()))) return;
    const sessionId = selectSessionId(getState());
    dispatch(questionAsked({ content: message, timestamp: now() }));
    // A reload does not wait for the reply.
    keepConversation(getState());
    const branch = selectChosenBranch(getState());
    const question = { message, sessionId, ...(branch !== null && { branch }) };
    const ask = assistantApi.endpoints.ask.initiate(question, { track: false });
    const { data } = await dispatch(ask);
    const {
      message: content,
      choices,
      ...told
    } = data ?? { message: ASSISTANT_TEXTS.apology, kind: FAILED, choices: [] };
    dispatch(replyCame({ content, ...told, timestamp: now(), ...(choices.length > 0 && { choices }) }));
    keepConversation(getState());
    if (data === undefined) dispatch(toastShown(ASSISTANT_FAILED_TOAST));
  };
}

/** Where a half-written question goes on. */
function focusAtEnd(input: HTMLTextAreaElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** A card above its button, wider on request; on phones and on low screens the whole screen (D-55). */
const Window = /* @__PURE__ */ styled('section', {
  position: 'fixed',
  zIndex: 'float',
  insetInlineEnd: '0',
  bottom: '0',
  width: '100%',
  height: '100dvh',
  display: 'grid',
  // The conversation keeps its room: where there is too little of it, the whole panel scrolls, below its head.
  gridTemplateRows: 'auto minmax(8rem, 1fr) auto',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: '4rem',
  background: 'bg.paper',
  color: 'fg.ink',
  boxShadow: 'float',
  outlineOffset: '0',
  animation: 'rise {durations.slow} {easings.out}',
  [CARD_SCREEN]: {
    insetInlineEnd: 'gutter',
    bottom: 'calc(var(--bottom-bar, 0px) + 5.25rem)',
    width: `${ASSISTANT_PANEL.width}px`,
    height: `min(${ASSISTANT_PANEL.height}px, calc(100dvh - 6.25rem))`,
    borderRadius: 'card',
    outline: '1px solid {colors.line.hair}',
    '&[data-wide]': {
      width: 'min(46rem, 100vw - 2 * {spacing.gutter})',
      height: 'calc(100dvh - 6.25rem)',
    },
  },
});
const Header = /* @__PURE__ */ styled('div', {
  position: 'sticky',
  top: '0',
  zIndex: '1',
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
  '& > [aria-pressed]': { display: 'none', [CARD_SCREEN]: { display: 'inline-grid' } },
  [LOW_SCREEN]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: '0',
    '& > svg': { display: 'none' },
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
  const ask = (question: string) => {
    // What was pressed goes away, and the focus must not go with it: it is back in the box once there is an answer.
    if (document.activeElement !== input.current) root.current?.focus();
    void dispatch(sendQuestion(question)).then(() => {
      if (!isPhoneScreen() && document.activeElement === root.current) input.current?.focus();
    });
  };
  usePhoneScreen(root);

  useEffect(() => {
    if (wantsPerson) return;
    // On a phone the keyboard would hide the greeting.
    if (isPhoneScreen()) root.current?.focus();
    else focusAtEnd(input.current);
  }, [wantsPerson]);
  useEffect(() => () => document.getElementById('chat-button')?.focus(), []);

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
        <Bot size={28} />
        <div>
          <h2 id="chat-title">Ask our assistant</h2>
          <p>Automatic answers from our pages</p>
        </div>
        <IconButton
          label="Wide chat"
          aria-pressed={isWide}
          icon={<Resize size={20} />}
          onClick={() => setWide(!isWide)}
        />
        <IconButton label="Close chat" icon={<X size={22} />} onClick={onClose} />
      </Header>
      {wantsPerson ? (
        <TalkToPerson onBack={() => setWantsPerson(false)} onLeave={onClose} />
      ) : (
        <Conversation onAsk={ask} />
      )}
      {!wantsPerson && <Composer input={input} onAsk={ask} onPerson={() => setWantsPerson(true)} />}
    </Window>
  );
}
