import { answerVoteHandler } from '../_shared/assistant/answer-vote-handler.ts';
import { serve } from '../serve.ts';

serve(answerVoteHandler);
