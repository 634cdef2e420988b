import { api } from '../api/api';
import type { CallFailure } from '../api/invoke-function';

/** A question to the assistant. */
export interface Question {
  readonly message: string;
  readonly sessionId: string;
  /** The branch that the visitor chose; its facts are told first. */
  readonly branch?: string;
}

/** What the training call reports; only logged. */
export interface TrainingReport {
  readonly pagesProcessed: number;
  readonly successfulPages: number;
}

/** Milliseconds. The functions themselves give up a little earlier. */
const TIMEOUTS = { ask: 25_000, train: 125_000 } as const;

const UNREADABLE: CallFailure = { code: 'unreadable', status: null };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The reply in an answer, or null when the answer is nonsense. */
export function readReply(answer: unknown): string | null {
  const message = isRecord(answer) ? answer.message : null;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

const countIn = (report: unknown, name: keyof TrainingReport): number => {
  const count = isRecord(report) ? report[name] : null;
  return typeof count === 'number' ? count : 0;
};

/** The assistant's two calls. Specification 1, section 7. */
export const assistantApi = api.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation<string, Question>({
      queryFn: async (question, _api, _options, call) => {
        const { data, error } = await call({
          name: 'ai-chat-vector',
          body: { ...question },
          timeoutMs: TIMEOUTS.ask,
        });
        if (error) return { error };
        const reply = readReply(data);
        return reply === null ? { error: UNREADABLE } : { data: reply };
      },
    }),
    train: build.mutation<TrainingReport, undefined>({
      query: () => ({
        name: 'crawl-website',
        body: { background_training: true, enhanced_extraction: true },
        timeoutMs: TIMEOUTS.train,
      }),
      transformResponse: (report: unknown) => ({
        pagesProcessed: countIn(report, 'pagesProcessed'),
        successfulPages: countIn(report, 'successfulPages'),
      }),
    }),
  }),
});
