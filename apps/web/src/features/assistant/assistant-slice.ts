import { isRecord } from '@kidcode/school';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { readStored, SESSION_FLAGS, writeStored } from '../../shared/browser-storage';
import type { SiteState } from '../../shared/store-hooks';
import type { Reply } from './assistant-api';

/** Source: specification 1, section 3, Chat message. */
interface ChatMessage extends Partial<Omit<Reply, 'message'>> {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** ISO instant. */
  readonly timestamp: string;
  /** What the parent thinks of an answer, once the school knows. */
  readonly helpful?: boolean;
}

/** What outlives a reload. */
interface Conversation {
  /** Random, made by the browser; empty until the chat is first opened. */
  readonly sessionId: string;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** What stands in the box. */
  readonly draft: string;
  /** The question that got the apology, where the box held something else; else empty. */
  readonly heldBack: string;
}

interface AssistantState extends Conversation {
  readonly loading: boolean;
}

/** The kind of the apology, which stands in the place of an answer. */
export const FAILED = 'failed';

type Said = PayloadAction<Omit<ChatMessage, 'role' | 'helpful'>>;

const initialState: AssistantState = { sessionId: '', messages: [], loading: false, draft: '', heldBack: '' };

const said = (state: AssistantState, role: ChatMessage['role'], { payload }: Said) => [
  ...state.messages,
  { role, ...payload },
];

/** What becomes of the box when there was no reply: the question comes back, unless something else is half written. */
const comeBack = ({ messages, draft }: AssistantState) => {
  const question = messages.at(-1)?.content ?? '';
  return draft.trim() === '' ? { draft: question } : { heldBack: question };
};

/** The conversation of this page view, with what is half written: it outlives the panel and every change of page. */
export const assistantSlice = createSlice({
  name: 'assistant',
  initialState,
  reducers: {
    chatOpened: (
      state,
      { payload }: PayloadAction<{ sessionId: string; greeting: string; timestamp: string }>,
    ) => {
      if (state.messages.length > 0) return state;
      const { sessionId, greeting: content, timestamp } = payload;
      return { ...state, sessionId, messages: [{ role: 'assistant' as const, content, timestamp }] };
    },
    /** The conversation of this tab, as it was before a reload. */
    conversationKept: (state, { payload }: PayloadAction<Conversation>) =>
      state.messages.length > 0 ? state : { ...state, ...payload },
    questionTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, draft: payload }),
    questionAsked: (state, action: Said) => ({
      ...state,
      loading: true,
      // What was pressed leaves alone what is half written.
      draft: state.draft.trim() === action.payload.content ? '' : state.draft,
      heldBack: '',
      messages: said(state, 'user', action),
    }),
    /** A reply, or the apology in its place. */
    replyCame: (state, action: Said) => ({
      ...state,
      loading: false,
      ...(action.payload.kind === FAILED && comeBack(state)),
      messages: said(state, 'assistant', action),
    }),
    /** The school knows what the parent thinks of the answer at `index`. */
    answerJudged: (state, { payload }: PayloadAction<{ index: number; helpful: boolean }>) => ({
      ...state,
      messages: state.messages.map((message, index) =>
        index === payload.index ? { ...message, helpful: payload.helpful } : message,
      ),
    }),
  },
  selectors: {
    selectMessages: (state) => state.messages,
    selectIsLoading: (state) => state.loading,
    /** Whether nobody waits for the answer to the newest question any more: a reload came before it. */
    selectIsCutOff: ({ loading, messages }) => !loading && messages.at(-1)?.role === 'user',
    /** Whether the newest question got the apology. */
    selectHasFailed: ({ loading, messages }) => !loading && messages.at(-1)?.kind === FAILED,
    selectDraft: (state) => state.draft,
    /** What "Try again" asks, in the wording that the parent may have given it since. */
    selectAgain: ({ draft, heldBack }) => (heldBack === '' ? draft : heldBack),
    selectSessionId: (state) => state.sessionId,
  },
});

export const { chatOpened, conversationKept, questionTyped, questionAsked, replyCame, answerJudged } =
  assistantSlice.actions;
export const {
  selectMessages,
  selectIsLoading,
  selectIsCutOff,
  selectHasFailed,
  selectDraft,
  selectAgain,
  selectSessionId,
} = assistantSlice.selectors;

export type AssistantRoot = Pick<SiteState, 'branch'> & {
  readonly [assistantSlice.reducerPath]: AssistantState;
};

const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  (value.role === 'user' || value.role === 'assistant') &&
  typeof value.content === 'string' &&
  typeof value.timestamp === 'string' &&
  (value.language === undefined || typeof value.language === 'string') &&
  (value.choices === undefined ||
    (Array.isArray(value.choices) && value.choices.every((choice) => typeof choice === 'string')));

/** Keeps the conversation of this tab and what is half written, so that they outlive a reload. */
export function keepConversation({ assistant }: AssistantRoot): void {
  const { sessionId, messages, draft, heldBack } = assistant;
  const kept: Conversation = { sessionId, messages, draft, heldBack };
  writeStored(SESSION_FLAGS.assistantConversation, JSON.stringify(kept), 'sessionStorage');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The conversation of this tab before a reload; null where there is none, or it cannot be read. */
export function keptConversation(): Conversation | null {
  try {
    const kept: unknown = JSON.parse(readStored(SESSION_FLAGS.assistantConversation, 'sessionStorage') ?? '');
    if (!isRecord(kept) || typeof kept.sessionId !== 'string' || !Array.isArray(kept.messages)) return null;
    const messages = kept.messages.filter(isMessage);
    if (messages.length === 0) return null;
    const { sessionId, draft, heldBack } = kept;
    return { sessionId, messages, draft: textOf(draft), heldBack: textOf(heldBack) };
  } catch {
    return null;
  }
}
