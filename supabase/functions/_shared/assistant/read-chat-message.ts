import type { JsonObject } from '../http/read-body.ts';

export type ChatMessage = { message: string; sessionId: string };

export type ChatMessageError = { code: 'no-message' | 'too-long' | 'no-session'; message: string };

type Read = { ok: true; value: ChatMessage } | { ok: false; error: ChatMessageError };

/** Longer texts are no questions. */
export const LONGEST_MESSAGE = 1_000;

/** What somebody has typed, trimmed; characters that no keyboard makes are taken away. Empty for anything but a text. */
export function typedText(value: unknown): string {
  // Postgres cannot store a null character; the other controls would only garble the log.
  return typeof value === 'string' ? value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim() : '';
}

/** Reads the body of a chat request. */
export function readChatMessage(body: JsonObject): Read {
  const { message, sessionId } = body;
  const text = typedText(message);
  if (text === '') return wrong('no-message', 'message: a question is expected.');
  if (text.length > LONGEST_MESSAGE)
    return wrong('too-long', `message: at most ${LONGEST_MESSAGE} characters are expected.`);
  if (typeof sessionId !== 'string' || !/^[\w-]{1,100}$/.test(sessionId)) {
    return wrong('no-session', 'sessionId: letters, digits, "-" and "_" are expected, at most 100.');
  }
  return { ok: true, value: { message: text, sessionId } };
}

function wrong(code: ChatMessageError['code'], message: string): Read {
  return { ok: false, error: { code, message } };
}
