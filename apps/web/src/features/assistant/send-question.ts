import type { LateThunk } from '../../shared/late-parts';
import { deviceNow } from '../../shared/device-clock';
import { selectChosenBranch } from '../branch/branch-slice';
import { toastShown } from '../notifications/notifications-slice';
import { assistantApi } from './assistant-api';
import { canSend } from './assistant-rules';
import {
  FAILED,
  questionAsked,
  replyCame,
  selectIsLoading,
  selectSessionId,
  type AssistantRoot,
} from './assistant-slice';
import { keepConversation } from './kept-conversation';
import { ASSISTANT_FAILED_TOAST, ASSISTANT_TEXTS } from './assistant-texts';

const now = () => deviceNow().toISOString();

/**
 * Sends a question and puts the reply, or the apology, under it. Blank ones and a second one while waiting go nowhere.
 *
 * @returns whether there was a reply; without one the question goes back to whoever asked it.
 */
export function sendQuestion(input: string): LateThunk<Promise<boolean>, AssistantRoot> {
  return async (dispatch, getState) => {
    const message = input.trim();
    if (!canSend(message, selectIsLoading(getState()))) return true;
    const sessionId = selectSessionId(getState());
    dispatch(questionAsked({ content: message, timestamp: now() }));
    const branch = selectChosenBranch(getState());
    const question = { message, sessionId, ...(branch !== null && { branch }) };
    const ask = assistantApi.endpoints.ask.initiate(question, { track: false });
    const { data } = await dispatch(ask);
    const {
      message: content,
      kind,
      choices,
    } = data ?? { message: ASSISTANT_TEXTS.apology, kind: FAILED, choices: [] };
    dispatch(replyCame({ content, kind, timestamp: now(), ...(choices.length > 0 && { choices }) }));
    keepConversation(getState());
    if (data === undefined) dispatch(toastShown(ASSISTANT_FAILED_TOAST));
    return data !== undefined;
  };
}
