// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';

import { aiChatHandler } from '../_shared/assistant/ai-chat-handler.ts';
import { httpLanguageModel } from '../_shared/assistant/http-language-model.ts';
import { withinBudget } from '../_shared/assistant/within-budget.ts';
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { SUPABASE_MODEL } from '../_shared/knowledge/embedder.ts';
import { type EmbeddingSession, sessionEmbedder } from '../_shared/knowledge/session-embedder.ts';

/** Given by Supabase's edge runtime. */
declare const Supabase: { ai: { Session: new (model: string) => EmbeddingSession } };

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => {
      const ports = hostedPorts(settings, report);
      const model =
        settings.languageModel === null
          ? null
          : httpLanguageModel({ ...settings.languageModel, reportFailure: report });
      return aiChatHandler({
        ...ports,
        places: ZIP_PLACES,
        embedder: sessionEmbedder(new Supabase.ai.Session(SUPABASE_MODEL)),
        languageModel: withinBudget(model, ports.limiter, settings.modelCallsPerHour),
      });
    },
    Object.keys(Deno.env.toObject()),
  ),
);
