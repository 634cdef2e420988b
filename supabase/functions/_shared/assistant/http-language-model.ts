import * as v from 'valibot';

import { INSTRUCTIONS, knownLinks, type LanguageModel, materialOf } from './language-model.ts';
import { isFromMaterial } from './verify-answer.ts';

export type LanguageModelSettings = {
  /** Address of a chat-completions interface. */
  url: string;
  key: string;
  model: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
  reportFailure: (error: unknown) => void;
};

const LONGEST_ANSWER = 2_000;

/** How models refuse; quoting answers better. */
const REFUSAL = /^(?:i['’]?m sorry|i am sorry|sorry,|as an ai|i (?:cannot|can['’]t|am unable))/i;

/** What is read of an answer; one of another shape says nothing. */
const COMPLETION = v.fallback(
  v.object({ choices: v.array(v.object({ message: v.object({ content: v.string() }) })) }),
  { choices: [] },
);

/** A language model behind the chat-completions interface that most providers offer. A failure is null: quoting works without it. */
export function httpLanguageModel(settings: LanguageModelSettings): LanguageModel {
  const { url, key, model, timeoutMs = 4_500, fetch: send = fetch, reportFailure } = settings;
  return {
    write: async (request) => {
      try {
        const response = await send(url, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            model,
            temperature: 0.2,
            max_tokens: 400,
            messages: [
              { role: 'system', content: INSTRUCTIONS },
              { role: 'user', content: materialOf(request) },
            ],
          }),
          signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
        });
        if (!response.ok) throw new Error(`language model: answered ${response.status}`);
        const { choices } = v.parse(COMPLETION, await response.json());
        const text = (choices[0]?.message.content ?? '').trim().slice(0, LONGEST_ANSWER);
        if (text === '') return null;
        if (REFUSAL.test(text)) throw new Error('language model: refused');
        const material = [...request.facts, ...request.passages.map(({ content }) => content)].join('\n\n');
        if (!isFromMaterial(text, material, knownLinks(request)))
          throw new Error('language model: said what is not in its material');
        return text;
      } catch (error) {
        reportFailure(error);
        return null;
      }
    },
  };
}
