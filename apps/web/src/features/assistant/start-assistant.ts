import { nanoid } from '@reduxjs/toolkit';

import type { LateThunk } from '../../shared/late-parts';
import { deviceNow } from '../../shared/device-clock';
import { apiStarted } from '../api/api';
import { assistantSlice, chatOpened, conversationKept } from './assistant-slice';
import { keptConversation } from './kept-conversation';
import { ASSISTANT_TEXTS } from './assistant-texts';

/** Adds the assistant to the store and greets; a conversation that is under way stays as it is. */
export const assistantStarted =
  (): LateThunk =>
  (dispatch, _getState, { injectReducer }) => {
    dispatch(apiStarted());
    injectReducer(assistantSlice.reducerPath, assistantSlice.reducer);
    const kept = keptConversation();
    if (kept !== null) dispatch(conversationKept(kept));
    const timestamp = deviceNow().toISOString();
    dispatch(chatOpened({ sessionId: nanoid(), greeting: ASSISTANT_TEXTS.greeting, timestamp }));
  };
