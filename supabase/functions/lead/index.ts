import { leadHandler } from '../_shared/leads/lead-handler.ts';
import { serve } from '../serve.ts';

serve(leadHandler);
