import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useState } from 'react';

import { SESSION_FLAGS, readStored, writeStored } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import { holdStep } from '../../shared/history-step';
import { type LateThunk, useLateDispatch, useSiteSelector } from '../../shared/store-hooks';
import { apiStarted } from '../api/api';
import { assistantApi } from './assistant-api';
import {
  type AssistantRoot,
  assistantSlice,
  chatOpened,
  conversationKept,
  FAILED,
  keptConversation,
  replyCame,
  selectIsCutOff,
} from './assistant-slice';
import { ASSISTANT_TEXTS } from './assistant-texts';
import { ChatWindow, type ChatWindowProps } from './chat-window';
import { isPhoneScreen } from './use-phone-screen';

/** For sessions that can remember nothing: at most once per page. */
let isTrained = false;

/**
 * Asks the backend to bring its knowledge up to date, in the background, at most once per page session
 * (specification 1, section 4). What comes of it is only logged.
 */
function trainOnce(): LateThunk<Promise<void>> {
  return async (dispatch) => {
    if (isTrained || readStored(SESSION_FLAGS.assistantTrained, 'sessionStorage') === 'true') return;
    isTrained = true;
    writeStored(SESSION_FLAGS.assistantTrained, 'true', 'sessionStorage');
    const { data, error } = await dispatch(
      assistantApi.endpoints.train.initiate(undefined, { track: false }),
    );
    console.info('Assistant: the training call answered', data ?? error);
  };
}

/**
 * Adds the assistant to the store and greets; a conversation that is under way stays as it is. A question whose answer a
 * reload cut off has failed like any other: it is in the box again, to be sent or not.
 */
const assistantStarted =
  (): LateThunk<void, AssistantRoot> =>
  (dispatch, getState, { injectReducer }) => {
    dispatch(apiStarted());
    injectReducer(assistantSlice.reducerPath, assistantSlice.reducer);
    const kept = keptConversation();
    if (kept !== null) dispatch(conversationKept(kept));
    const timestamp = deviceNow().toISOString();
    dispatch(chatOpened({ sessionId: nanoid(), greeting: ASSISTANT_TEXTS.greeting, timestamp }));
    if (selectIsCutOff(getState()))
      dispatch(replyCame({ content: ASSISTANT_TEXTS.apology, kind: FAILED, timestamp }));
  };

const isStarted = (state: object): boolean => assistantSlice.reducerPath in state;

/** The panel: brings the assistant into the store, then shows the conversation. */
export function ChatPanel(props: ChatWindowProps) {
  const dispatch = useLateDispatch<AssistantRoot>();
  const hasStarted = useSiteSelector(isStarted);
  useEffect(() => {
    dispatch(assistantStarted());
    void dispatch(trainOnce());
  }, [dispatch]);
  const [close] = useState(() => props.onClose);
  // Back closes it from the moment that it is seen.
  useLayoutEffect(() => (isPhoneScreen() ? holdStep(close) : undefined), [close]);
  return hasStarted && <ChatWindow {...props} />;
}
