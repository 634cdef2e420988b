import { isRecord } from '@kidcode/school';

import { readStored, SESSION_FLAGS, writeStored } from '../../shared/browser-storage';
import type { AssistantRoot, AssistantState, ChatMessage } from './assistant-slice';

type Conversation = Pick<AssistantState, 'sessionId' | 'messages'>;

const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  (value.role === 'user' || value.role === 'assistant') &&
  typeof value.content === 'string' &&
  typeof value.timestamp === 'string' &&
  (value.choices === undefined ||
    (Array.isArray(value.choices) && value.choices.every((choice) => typeof choice === 'string')));

/** Keeps the conversation of this tab, so that it outlives a reload. */
export function keepConversation({ assistant: { sessionId, messages } }: AssistantRoot): void {
  const kept: Conversation = { sessionId, messages };
  writeStored(SESSION_FLAGS.assistantConversation, JSON.stringify(kept), 'sessionStorage');
}

/** The conversation of this tab before a reload; null where there is none, or it cannot be read. */
export function keptConversation(): Conversation | null {
  try {
    const kept: unknown = JSON.parse(readStored(SESSION_FLAGS.assistantConversation, 'sessionStorage') ?? '');
    if (!isRecord(kept) || typeof kept.sessionId !== 'string' || !Array.isArray(kept.messages)) return null;
    const messages = kept.messages.filter(isMessage);
    return messages.length === 0 ? null : { sessionId: kept.sessionId, messages };
  } catch {
    return null;
  }
}
