import { isBranchId } from '@kidcode/branches';
import * as v from 'valibot';

import { refuse } from '../http/answer.ts';
import { endpoint, type EndpointPorts, type Handler, tooMany } from '../http/endpoint.ts';
import type { RateLimit } from '../http/rate-limiter.ts';
import { type AnswerPorts, questionAnswerer } from './answer-question.ts';
import { maskPrivate } from './mask-private.ts';
import { readChatMessage } from './read-chat-message.ts';

export type AiChatPorts = EndpointPorts &
  AnswerPorts & {
    perVisitor?: RateLimit;
    perSession?: RateLimit;
    /** How many answers a language model may phrase: for one visitor, and for all together. */
    phrasedPerVisitor?: RateLimit;
    phrasedInAll?: RateLimit;
  };

const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 60 };
const PER_SESSION: RateLimit = { limit: 20, windowSeconds: 60 };
const A_DAY = 24 * 60 * 60;
const PHRASED_PER_VISITOR: RateLimit = { limit: 40, windowSeconds: A_DAY };
const PHRASED_IN_ALL: RateLimit = { limit: 1_000, windowSeconds: A_DAY };

/** Enough for a short follow-up of a follow-up. */
const TURNS_READ = 4;

const TURNS = v.fallback(v.array(v.string()), []);

/**
 * `ai-chat-vector`: `{ message, sessionId, branch? }` → `{ message, kind }`, an answer in Markdown from the school's own pages
 * and libraries. What is private in a question is masked before it is stored.
 */
export function aiChatHandler(ports: AiChatPorts): Handler {
  const answerTo = questionAnswerer(ports);
  const { limiter, database } = ports;
  return endpoint({
    ...ports,
    name: 'chat',
    bodyLimitBytes: 8_192,
    timeoutMs: 7_000,
    perVisitor: ports.perVisitor ?? PER_VISITOR,
    run: async (body, { visitor, signal }) => {
      const read = readChatMessage(body);
      if (!read.ok) return refuse(422, read.error.code, read.error.message);
      const { message, sessionId } = read.value;
      const wait = await limiter.take(`session:${sessionId}`, ports.perSession ?? PER_SESSION);
      if (wait > 0) return tooMany(wait);

      const answer = await answerTo({
        message,
        branch: isBranchId(body.branch) ? body.branch : null,
        earlier: async () =>
          v.parse(TURNS, await database.call('chat_turns', { p_session_id: sessionId, p_limit: TURNS_READ })),
        mayPhrase: async () =>
          (await limiter.take(`phrased:${visitor}`, ports.phrasedPerVisitor ?? PHRASED_PER_VISITOR)) === 0 &&
          (await limiter.take('phrased', ports.phrasedInAll ?? PHRASED_IN_ALL)) === 0,
        signal,
      });
      await database.call('record_chat', {
        p_session_id: sessionId,
        p_question: maskPrivate(message).text,
        p_answer: answer.message,
        p_kind: answer.kind,
      });
      return { ok: true, body: answer };
    },
  });
}
