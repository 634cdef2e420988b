import { useEffect, useState } from 'react';

import { holdStep } from '../../shared/history-step';
import { useLateDispatch, useSiteSelector } from '../../shared/store-hooks';
import { assistantSlice } from './assistant-slice';
import { ChatWindow, type ChatWindowProps } from './chat-window';
import { assistantStarted } from './start-assistant';
import { trainOnce } from './train-once';
import { isPhoneWide } from './use-phone-screen';

const isStarted = (state: object): boolean => assistantSlice.reducerPath in state;

/** The panel: brings the assistant into the store, then shows the conversation. */
export function ChatPanel(props: ChatWindowProps) {
  const dispatch = useLateDispatch();
  const hasStarted = useSiteSelector(isStarted);
  useEffect(() => {
    dispatch(assistantStarted());
    void dispatch(trainOnce());
  }, [dispatch]);
  const [close] = useState(() => props.onClose);
  useEffect(() => (isPhoneWide() ? holdStep(close) : undefined), [close]);
  return hasStarted && <ChatWindow {...props} />;
}
