import { IconButton, styled } from '@kidcode/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { type LateThunk, useLateDispatch } from '../../shared/store-hooks';
import { assistantApi } from './assistant-api';
import { answerJudged, type AssistantRoot, keepConversation, selectMessages } from './assistant-slice';
import { ASSISTANT_TEXTS } from './assistant-texts';

/**
 * Tells the school what the parent thinks of the answer at `index` of the conversation, with the question above it.
 *
 * @param page path of the page that the parent reads.
 * @returns whether the school knows.
 */
function judgeAnswer(
  index: number,
  helpful: boolean,
  page: string,
): LateThunk<Promise<boolean>, AssistantRoot> {
  return async (dispatch, getState) => {
    const messages = selectMessages(getState());
    const [question, answer] = [messages[index - 1], messages[index]];
    if (question?.role !== 'user' || answer === undefined) return false;
    const judgement = { question: question.content, answer: answer.content, page, helpful };
    const judge = assistantApi.endpoints.judge.initiate(judgement, { track: false });
    const { error } = await dispatch(judge);
    if (error !== undefined) return false;
    dispatch(answerJudged({ index, helpful }));
    keepConversation(getState());
    return true;
  };
}

const Row = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'fg.quiet',
  '& > p': { textStyle: 'small', fontSize: 'xs', paddingInline: '1' },
});

interface AnswerVoteProps {
  readonly index: number;
  readonly helpful: boolean | undefined;
}

const THUMBS = [
  { helpful: true, label: 'This helped', Icon: ThumbsUp },
  { helpful: false, label: 'This did not help', Icon: ThumbsDown },
] as const;

/** Thumbs under an answer, and thanks in their place. Quiet in the log: an answer is read aloud without its thumbs. */
export function AnswerVote({ index, helpful }: AnswerVoteProps) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const isMine = useRef(false);
  const { pathname } = useLocation();
  const dispatch = useLateDispatch<AssistantRoot>();
  const vote = async (isHelpful: boolean) => {
    if (state === 'sending') return;
    setState('sending');
    isMine.current = true;
    const isKnown = await dispatch(judgeAnswer(index, isHelpful, pathname));
    setState(isKnown ? 'open' : 'failed');
  };
  // The thumbs go away, and the focus must not go with them.
  const taken = (thanks: HTMLParagraphElement | null) => {
    if (isMine.current) thanks?.focus();
  };
  if (helpful !== undefined) {
    return (
      <Row aria-live="off">
        <p ref={taken} tabIndex={-1}>
          {helpful
            ? 'Thank you. Good to know that it helped.'
            : 'Thank you. We read these to write what is missing.'}
        </p>
      </Row>
    );
  }
  return (
    <Row role="group" aria-label="Did this answer help?" aria-live="off">
      {THUMBS.map(({ helpful: isHelpful, label, Icon }) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon size={18} />}
          aria-disabled={state === 'sending'}
          onClick={() => void vote(isHelpful)}
        />
      ))}
      {state === 'failed' && <p role="alert">{ASSISTANT_TEXTS.voteFailed}</p>}
    </Row>
  );
}
