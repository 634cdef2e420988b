import { answerAddress } from '@kidcode/site';
import * as v from 'valibot';

import type { DatabasePorts } from '../host/hosted-function.ts';
import { endpoint, type Handler, type RateLimit, refuse } from '../http/endpoint.ts';
import { LONGEST_MESSAGE, maskPrivate, typedText } from './chat-message.ts';

const PER_VISITOR: RateLimit = { limit: 30, windowSeconds: 600 };

/** An answer of 8000 letters, a few of them written as escapes. */
const BODY_LIMIT_BYTES = 40_000;

const text = (longest: number) =>
  v.pipe(v.unknown(), v.transform(typedText), v.minLength(1), v.maxLength(longest));

const VOTE = v.object({
  question: text(LONGEST_MESSAGE),
  answer: text(8_000),
  /** Path of the page on which it was given. */
  page: v.pipe(v.string(), v.regex(/^\/[^\s?#]{0,299}$/)),
  helpful: v.boolean(),
});

/** Stands for what is no page of the site: staff read the list and follow what stands in it. */
const NO_PAGE = '/404';

/** The page of the route table at a path, by whatever spelling. */
function pageAt(path: string): string {
  const answer = answerAddress(path);
  if (answer.kind === 'page') return answer.path;
  return answer.kind === 'move' ? answer.to.replace(/[?#].*/, '') : NO_PAGE;
}

/**
 * `answer-vote`: `{ question, answer, page, helpful }` → `{ stored: true }`, 422 `bad-vote` for anything else. Keeps what a
 * parent thinks of an answer without the conversation's number; what is private in it is masked, and a page that the site does not
 * have is `/404`.
 */
export function answerVoteHandler({ database, ...ports }: DatabasePorts): Handler {
  return endpoint({
    ...ports,
    name: 'vote',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeoutMs: 7_000,
    budget: PER_VISITOR,
    run: async (body) => {
      const vote = v.safeParse(VOTE, body);
      if (!vote.success)
        return refuse(422, 'bad-vote', 'A question, its answer, a page and a vote are expected.');
      const { question, answer, page, helpful } = vote.output;
      await database.call('record_vote', {
        p_question: maskPrivate(question).text,
        p_answer: answer,
        p_page: pageAt(page),
        p_helpful: helpful,
      });
      return { ok: true, body: { stored: true } };
    },
  });
}
