// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';

import { aiChatHandler } from '../_shared/assistant/ai-chat-handler.ts';
import { httpLanguageModel, withinBudget } from '../_shared/assistant/language-model.ts';
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';

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
        deck: openDeck(ANSWERS),
        places: ZIP_PLACES,
        languageModel: withinBudget(model, ports.limiter, settings.modelBudget),
        modelCallsPerVisitor: settings.modelBudget.perVisitorDay,
      });
    },
    Object.keys(Deno.env.toObject()),
  ),
);
