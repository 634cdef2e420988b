import type { SiteDay } from '@kidcode/scheduling';

import type { Database } from '../database/database.ts';
import { refuse } from '../http/answer.ts';
import { endpoint, type EndpointPorts, type Handler, tooMany } from '../http/endpoint.ts';
import type { RateLimit } from '../http/rate-limiter.ts';
import type { Embedder } from '../knowledge/embedder.ts';
import { composeAnswer } from './compose-answer.ts';
import { passageFinder } from './find-passages.ts';
import type { LanguageModel } from './language-model.ts';
import { readChatMessage } from './read-chat-message.ts';
import { tellFacts } from './tell-facts.ts';
import { readQuestion } from './topic.ts';

export type AiChatPorts = EndpointPorts & {
  database: Database;
  embedder: Embedder;
  today: () => SiteDay;
  /** Null: the assistant answers by quoting. */
  languageModel: LanguageModel | null;
  perVisitor?: RateLimit;
  perSession?: RateLimit;
};

const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 60 };
const PER_SESSION: RateLimit = { limit: 20, windowSeconds: 60 };

/** `ai-chat-vector`: `{ message, sessionId }` → `{ message }`, an answer in Markdown from the school's own pages and libraries. */
export function aiChatHandler(ports: AiChatPorts): Handler {
  const find = passageFinder(ports);
  return endpoint({
    ...ports,
    name: 'chat',
    bodyLimitBytes: 8_192,
    timeoutMs: 20_000,
    perVisitor: ports.perVisitor ?? PER_VISITOR,
    run: async (body, { signal }) => {
      const read = readChatMessage(body);
      if (!read.ok) return refuse(422, read.error.code, read.error.message);
      const { message, sessionId } = read.value;
      const wait = await ports.limiter.take(`session:${sessionId}`, ports.perSession ?? PER_SESSION);
      if (wait > 0) return tooMany(wait);

      const facts = tellFacts(readQuestion(message), ports.today());
      const passages = await find(message);
      const written = await ports.languageModel?.write({ question: message, facts, passages, signal });
      const answer = written ?? composeAnswer({ facts, passages });
      await ports.database.call('record_chat', {
        p_session_id: sessionId,
        p_question: message,
        p_answer: answer,
      });
      return { ok: true, body: { message: answer } };
    },
  });
}
