import { ASSISTANT_FAILED_TOAST, ASSISTANT_TEXTS, canSend } from '@kidcode/booking';

import type { LateThunk } from '../../shared/late-parts';
import { toastShown } from '../notifications/notifications-slice';
import { assistantApi } from './assistant-api';
import {
  questionAsked,
  replyCame,
  selectIsLoading,
  selectSessionId,
  type AssistantRoot,
} from './assistant-slice';

const now = () => new Date().toISOString();

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
    const { title, description, variant } = ASSISTANT_FAILED_TOAST;
    dispatch(toastShown({ title, variant, ...(description !== null && { description }) }));
  };
}
