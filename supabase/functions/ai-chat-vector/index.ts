import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';

import { aiChatHandler } from '../_shared/assistant/ai-chat-handler.ts';
import { httpLanguageModel, withinBudget } from '../_shared/assistant/language-model.ts';
import { serve } from '../serve.ts';

serve((ports, { languageModel, modelBudget }) => {
  const { limiter, reportFailure } = ports;
  const model = languageModel === null ? null : httpLanguageModel({ ...languageModel, reportFailure });
  return aiChatHandler({
    ...ports,
    deck: openDeck(ANSWERS),
    places: ZIP_PLACES,
    languageModel: withinBudget(model, limiter, modelBudget),
    modelCallsPerVisitor: modelBudget.perVisitorDay,
  });
});
