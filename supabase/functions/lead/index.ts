import { leadHandler } from '../_shared/leads/lead-handlers.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve(leadHandler);
