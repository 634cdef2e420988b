import { chakra } from '@chakra-ui/react';
import { CENTERS, directionsUrl } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { LinkButton, Row, Stack, TextLink, VisuallyHidden, styled } from '@kidcode/ui';
import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useLateSelector } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { AnswerVote } from './answer-vote';
import { selectHasFailed, selectIsLoading, selectMessages } from './assistant-slice';
import { ASSISTANT_PANEL, isVotable, SLOW_AFTER_MS } from './assistant-texts';
import { FIRST_QUESTIONS, Suggestions } from './composer';
import { LOW_SCREEN } from './use-phone-screen';

/** What of the school's contacts can stand in an answer: the text, and where it leads. */
const CONTACTS = [
  { Icon: Phone, text: BRAND.phone.display, label: `Call ${BRAND.phone.display}`, href: BRAND.phone.href },
  ...CENTERS.flatMap((center) => [
    { Icon: Phone, text: center.phone, label: `Call ${center.name}`, href: center.telHref },
    {
      Icon: MapPin,
      text: center.address,
      label: `Directions to ${center.name}`,
      href: directionsUrl(center),
    },
  ]),
  ...(BRAND.whatsApp === null
    ? []
    : [{ Icon: MessageCircle, text: BRAND.whatsApp.display, label: 'WhatsApp', href: BRAND.whatsApp.href }]),
];

/** Phone numbers and addresses of an answer as buttons: its Markdown keeps no `tel:` (D-86). */
function AnswerContacts({ answer }: { readonly answer: string }) {
  const named = CONTACTS.filter(({ text }) => answer.includes(text));
  if (named.length === 0) return null;
  return (
    <Row gap="2" marginTop="2">
      {named.map(({ Icon, label, href }) => (
        <LinkButton
          key={href}
          href={href}
          external={href.startsWith('http')}
          variant="outline"
          icon={<Icon size={16} />}
        >
          {label}
        </LinkButton>
      ))}
    </Row>
  );
}

/** Markdown is 40 KiB: it comes with the panel, beside it, while the parent reads the greeting. Without it an answer is plain text. */
const loadAnswerText = () => import('./answer-text').then((module) => module.AnswerText);

const Scroll = /* @__PURE__ */ styled('div', {
  // What is only read aloud stands in here, and makes the panel no longer.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [LOW_SCREEN]: { overscrollBehavior: 'auto' },
  paddingInline: '4',
  paddingTop: '3',
  paddingBottom: '2',
  outlineOffset: '-4px',
  '& > p': { textStyle: 'small', fontSize: 'xs', lineHeight: '1.4', color: 'fg.quiet', marginBottom: '2' },
});
const Bubble = /* @__PURE__ */ chakra('div', {
  base: {
    width: 'fit-content',
    maxWidth: { base: '85%', sm: `${ASSISTANT_PANEL.bubbleMaxWidth}px` },
    '[data-wide] &': { sm: { maxWidth: '85%' } },
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: '1.45',
    overflowWrap: 'anywhere',
  },
  variants: {
    by: {
      assistant: {
        // An answer has the room that there is: 250 px is a column of four words.
        maxWidth: '100%',
        background: 'bg.raised',
        border: '1px solid {colors.line.hair}',
        borderEndStartRadius: '4px',
      },
      user: {
        justifySelf: 'end',
        background: 'accent.solid',
        color: 'accent.on',
        borderEndEndRadius: '4px',
        whiteSpace: 'pre-wrap',
      },
    },
  },
});
const Typing = /* @__PURE__ */ styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  width: 'fit-content',
  marginTop: '3',
  padding: '4',
  borderRadius: 'control',
  background: 'bg.raised',
  border: '1px solid {colors.line.hair}',
  '& > i': {
    width: '0.45rem',
    height: '0.45rem',
    borderRadius: 'full',
    background: 'accent.solid',
    animation: 'breathe 1.2s ease-in-out infinite',
  },
  '& > span': { marginInlineStart: '1', textStyle: 'small', color: 'fg.quiet' },
  '& > i:nth-of-type(2)': { animationDelay: '0.2s' },
  '& > i:nth-of-type(3)': { animationDelay: '0.4s' },
});

/** While an answer is awaited: three dots, and words once it is slow. */
function Waiting() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Typing>
      <VisuallyHidden>The assistant is typing</VisuallyHidden>
      <i />
      <i />
      <i />
      {isSlow && <span>This takes longer than usual…</span>}
    </Typing>
  );
}

/** What has been said, read aloud as it comes, with the newest in sight. */
export function Conversation({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const messages = useLateSelector(selectMessages);
  const isLoading = useLateSelector(selectIsLoading);
  const hasFailed = useLateSelector(selectHasFailed);
  const scroll = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const renderAnswer = useLateComponent(loadAnswerText, true);

  useEffect(() => {
    // The first thing to read is that this is automatic.
    if (messages.length < 2) return;
    // A long answer is read from its beginning.
    if (isLoading) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
    else newest.current?.scrollIntoView({ block: 'start' });
  }, [messages, isLoading]);

  useEffect(() => {
    if (!hasFailed || scroll.current === null) return;
    // The question and "Try again" come back below the apology, and take their room from it.
    const observer = new ResizeObserver(() => newest.current?.scrollIntoView({ block: 'nearest' }));
    observer.observe(scroll.current);
    return () => observer.disconnect();
  }, [hasFailed]);

  return (
    <Scroll ref={scroll}>
      <p>
        This assistant is automatic. Please do not enter children's names or other personal details. What you
        write is stored for 90 days.{' '}
        <TextLink stands="inSentence" href="/privacy-policy#assistant" target="_blank" rel="noopener">
          Privacy policy
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      </p>
      <Stack gap="3" alignContent="start" role="log" aria-live="polite" aria-label="Conversation">
        {messages.map((message, index) => (
          <div key={`${message.timestamp}-${index}`} ref={index === messages.length - 1 ? newest : null}>
            {message.role === 'user' ? (
              <Bubble by="user">
                <VisuallyHidden>You: </VisuallyHidden>
                {message.content}
              </Bubble>
            ) : (
              <>
                <Bubble by="assistant">
                  <VisuallyHidden>Assistant: </VisuallyHidden>
                  <div lang={message.language}>
                    {renderAnswer?.({ children: message.content }) ?? message.content}
                  </div>
                </Bubble>
                <AnswerContacts answer={message.content} />
              </>
            )}
            {index === messages.length - 1 && message.choices !== undefined && (
              <Suggestions
                label="Questions to choose from"
                questions={message.choices}
                language={message.language}
                onChoose={onAsk}
              />
            )}
            {isVotable(message) && <AnswerVote index={index} helpful={message.helpful} />}
          </div>
        ))}
      </Stack>
      {messages.length === 1 && (
        <Suggestions label="Questions to start with" questions={FIRST_QUESTIONS} onChoose={onAsk} />
      )}
      <div role="status">{isLoading && <Waiting />}</div>
    </Scroll>
  );
}
