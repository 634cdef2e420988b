import { answerVoteHandler } from '../_shared/assistant/answer-vote-handler.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve(answerVoteHandler);
