import type { LateThunk } from '../../shared/late-parts';
import { assistantApi } from './assistant-api';
import { answerJudged, selectMessages, type AssistantRoot } from './assistant-slice';
import { keepConversation } from './kept-conversation';

/**
 * Tells the school what the parent thinks of the answer at `index` of the conversation, with the question above it.
 *
 * @param page path of the page that the parent reads.
 * @returns whether the school knows.
 */
export function judgeAnswer(
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
    const { data } = await dispatch(judge);
    if (data === undefined) return false;
    dispatch(answerJudged({ index, helpful }));
    keepConversation(getState());
    return true;
  };
}
