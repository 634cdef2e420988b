import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import { Button, IconButton, Stack, TextArea, styled } from '@kidcode/ui';
import { MessageCircleQuestion, RotateCcw, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useState } from 'react';

import { type LateThunk, useLateDispatch, useLateSelector } from '../../shared/store-hooks';
import { assistantApi } from './assistant-api';
import {
  type AssistantRoot,
  keepConversation,
  questionTyped,
  selectAgain,
  selectDraft,
  selectHasFailed,
  selectIsLoading,
} from './assistant-slice';
import { ASSISTANT_TEXTS, canSend, isTooLong } from './assistant-texts';
import { LOW_SCREEN } from './use-phone-screen';

export const FIRST_QUESTIONS = [
  ...CAMP_SEASON_IDS.slice(0, 1).map((season) => `What does ${seasonTab(season).title.toLowerCase()} cost?`),
  'Which class fits a 7-year-old?',
  'When are the centers open?',
];
const Suggestion = /* @__PURE__ */ styled('button', {
  minHeight: 'touch',
  paddingInline: '4',
  paddingBlock: '1',
  borderRadius: 'full',
  border: '2px solid {colors.line.strong}',
  fontSize: 'sm',
  fontWeight: '700',
  textAlign: 'start',
  color: 'accent.text',
  _hover: { borderColor: 'accent.solid', background: 'accent.tint' },
  _focusVisible: { borderRadius: 'full' },
});

interface SuggestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  /** The code of their language where it is not English. */
  readonly language?: string | undefined;
  readonly onChoose: (question: string) => void;
}

export function Suggestions({ label, questions, language, onChoose }: SuggestionsProps) {
  return (
    <Stack
      as="ul"
      justifyItems="start"
      gap="2"
      marginTop="2"
      css={{ [LOW_SCREEN]: { display: 'flex', flexWrap: 'wrap' } }}
      aria-label={label}
    >
      {questions.map((question) => (
        <li key={question} lang={language}>
          <Suggestion type="button" onClick={() => onChoose(question)}>
            {question}
          </Suggestion>
        </li>
      ))}
    </Stack>
  );
}

/** Milliseconds without a key after which a parent may want to see what can be asked. */
const PAUSE_MS = 300;
/** Fewer characters say nothing. */
const SHORTEST = 3;

/** Up to three questions of the assistant that are near to what is being typed; none while they are not known, or cannot be had. */
function useTypedQuestions(text: string): readonly string[] {
  const typed = text.trim();
  const [known, setKnown] = useState<readonly string[]>([]);
  const dispatch = useLateDispatch<AssistantRoot>();
  useEffect(() => {
    if (typed.length < SHORTEST) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const suggest = assistantApi.endpoints.suggest.initiate(typed, { subscribe: false });
      void dispatch(suggest).then(({ data }) => {
        if (isCurrent) setKnown(data ?? []);
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, dispatch]);
  return typed.length < SHORTEST ? [] : known;
}

/** Takes what stands in the box now, and keeps it for a reload. */
const write =
  (typed: string): LateThunk<void, AssistantRoot> =>
  (dispatch, getState) => {
    dispatch(questionTyped(typed));
    keepConversation(getState());
  };

const Foot = /* @__PURE__ */ styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: '2',
  rowGap: '1',
  padding: '3',
  paddingBottom: 'max({spacing.1}, env(safe-area-inset-bottom))',
  background: 'bg.raised',
  borderTop: '1px solid {colors.line.hair}',
  '& textarea': { minHeight: '2.75rem', maxHeight: '7rem', resize: 'none', fieldSizing: 'content' },
  '& > :last-child': { gridColumn: '1 / -1', justifySelf: 'center', fontSize: 'sm' },
  [LOW_SCREEN]: { paddingTop: '2', '& textarea': { maxHeight: '4.5rem' } },
});

const Typed = /* @__PURE__ */ styled('div', { gridColumn: '1 / -1', '& ul': { marginTop: '0', gap: '1' } });

interface ComposerProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onAsk: (question: string) => void;
  readonly onPerson: () => void;
}

/** Where a question is written: Enter sends, Shift+Enter makes a new line. */
export function Composer({ input, onAsk, onPerson }: ComposerProps) {
  const text = useLateSelector(selectDraft);
  const again = useLateSelector(selectAgain);
  const isLoading = useLateSelector(selectIsLoading);
  const hasFailed = useLateSelector(selectHasFailed);
  const dispatch = useLateDispatch<AssistantRoot>();
  const setText = (typed: string) => dispatch(write(typed));
  const questions = useTypedQuestions(isLoading || isTooLong(text) ? '' : text);

  const send = (text: string) => {
    if (canSend(text, isLoading)) onAsk(text);
  };
  /** It stands for what was typed. */
  const sendMeant = (question: string) => {
    setText('');
    send(question);
  };
  const sendInstead = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    send(text);
  };
  /** Enter without Shift sends, unless it ends the input of a composed character. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) sendInstead(event);
  };
  return (
    <Foot onSubmit={sendInstead}>
      {hasFailed && canSend(again, isLoading) && (
        <Button
          gridColumn="1 / -1"
          justifySelf="center"
          variant="outline"
          icon={<RotateCcw size={18} />}
          onClick={() => send(again)}
        >
          {ASSISTANT_TEXTS.tryAgain}
        </Button>
      )}
      <TextArea
        aria-label="Your question"
        ref={input}
        rows={1}
        value={text}
        placeholder="Your question"
        aria-invalid={isTooLong(text)}
        // Disabled, it would lose the focus, and Escape would be nobody's.
        readOnly={isLoading}
        aria-disabled={isLoading}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        variant="solid"
        label="Send"
        icon={<SendHorizontal size={20} />}
        disabled={!canSend(text, isLoading)}
      />
      {isTooLong(text) && <Typed role="alert">{ASSISTANT_TEXTS.tooLong}</Typed>}
      {questions.length > 0 && (
        <Typed>
          <Suggestions label="Did you mean" questions={questions} onChoose={sendMeant} />
        </Typed>
      )}
      <Button variant="quiet" icon={<MessageCircleQuestion size={18} />} onClick={onPerson}>
        Talk to a person
      </Button>
    </Foot>
  );
}
