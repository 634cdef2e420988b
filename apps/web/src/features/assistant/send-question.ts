import type { LateThunk } from '../../shared/late-parts';
import { deviceNow } from '../../shared/device-clock';
import { toastShown } from '../notifications/notifications-slice';
import { assistantApi } from './assistant-api';
import { canSend } from './assistant-rules';
import {
  questionAsked,
  replyCame,
  selectIsLoading,
  selectSessionId,
  type AssistantRoot,
} from './assistant-slice';
import { ASSISTANT_FAILED_TOAST, ASSISTANT_TEXTS } from './assistant-texts';

const now = () => deviceNow().toISOString();

/** Sends a question and puts the reply, or the apology, under it. Blank ones and a second one while waiting go nowhere. */
export function sendQuestion(input: string): LateThunk<Promise<void>, AssistantRoot> {
  return async (dispatch, getState) => {
    const message = input.trim();
    if (!canSend(message, selectIsLoading(getState()))) return;
    const sessionId = selectSessionId(getState());
    dispatch(questionAsked({ content: message, timestamp: now() }));
    const ask = assistantApi.endpoints.ask.initiate({ message, sessionId }, { track: false });
    const { data } = await dispatch(ask);
    dispatch(replyCame({ content: data ?? ASSISTANT_TEXTS.apology, timestamp: now() }));
    if (data !== undefined) return;
    dispatch(toastShown(ASSISTANT_FAILED_TOAST));
  };
}
