import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import LEARNT from '@kidcode/current-school/generated/answers-learnt.bin';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';

import { aiChatHandler } from '../_shared/assistant/ai-chat-handler.ts';
import { budgetedModel } from '../_shared/assistant/language-model.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { languageModel, modelBudget }) =>
  aiChatHandler({
    ...ports,
    deck: openDeck(ANSWERS, LEARNT),
    places: ZIP_PLACES,
    languageModel: budgetedModel(languageModel, modelBudget, ports),
  }),
);
