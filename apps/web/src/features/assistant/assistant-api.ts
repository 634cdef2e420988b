import { isRecord } from '@kidcode/school';

import { api, type CallFailure } from '../api/api';

interface Question {
  readonly message: string;
  readonly sessionId: string;
  /** The branch that the visitor chose; its facts are told first. */
  readonly branch?: string;
}

/** What a parent thinks of an answer, without the parent. */
interface Judgement {
  readonly question: string;
  readonly answer: string;
  /** Path of the page on which the parent says so. */
  readonly page: string;
  readonly helpful: boolean;
}

/** Milliseconds. The functions themselves give up a little earlier. */
const TIMEOUTS = { ask: 8_000, suggest: 3_000, train: 125_000 } as const;

/** Somebody waits: after a second attempt the parent is told, and asks again when it suits (D-73). */
const RETRIES = 1;

const UNREADABLE: CallFailure = { code: 'unreadable', status: null };

/** The end of all attempts together. */
const tooSlow = (milliseconds: number) =>
  new Promise<{ data?: undefined; error: CallFailure }>((resolve) => {
    setTimeout(() => resolve({ error: { code: 'too-slow', status: null } }), milliseconds);
  });

/** An answer in Markdown, how sure it is, and questions that can be pressed. */
export interface Reply {
  readonly message: string;
  readonly kind: string;
  /** The code of the answer's language where it is not English. */
  readonly language?: string;
  readonly choices: readonly string[];
}

/** The questions in an answer; none in anything else. */
const choicesIn = (answer: unknown): readonly string[] => {
  const choices = isRecord(answer) ? answer.choices : null;
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];
};

/** The assistant's calls; two of them are of specification 1, section 7. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation<Reply, Question>({
      queryFn: async (question, _api, _options, call) => {
        const timeoutMs = TIMEOUTS.ask;
        const body = { ...question };
        const answer = call({ name: 'ai-chat-vector', body, timeoutMs, retries: RETRIES });
        const { data, error } = await Promise.race([answer, tooSlow(timeoutMs)]);
        if (error) return { error };
        const { message, kind, language } = isRecord(data) ? data : {};
        if (typeof message !== 'string' || message.trim() === '') return { error: UNREADABLE };
        return {
          data: {
            message,
            kind: typeof kind === 'string' ? kind : '',
            ...(typeof language === 'string' && { language }),
            choices: choicesIn(data),
          },
        };
      },
    }),
    /** Up to three questions that a parent who types this may mean; asked for once each. */
    suggest: build.query<readonly string[], string>({
      query: (typing) => ({
        name: 'ai-chat-vector',
        body: { typing },
        timeoutMs: TIMEOUTS.suggest,
        retries: 0,
      }),
      transformResponse: choicesIn,
    }),
    judge: build.mutation<unknown, Judgement>({
      query: (judgement) => ({ name: 'answer-vote', body: { ...judgement }, timeoutMs: TIMEOUTS.ask }),
    }),
    /** Answers how many pages were processed and learned, which is only logged. */
    train: build.mutation<unknown, undefined>({
      query: () => ({
        name: 'crawl-website',
        body: { background_training: true, enhanced_extraction: true },
        timeoutMs: TIMEOUTS.train,
      }),
    }),
  }),
});
