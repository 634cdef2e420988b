import { placesHandler } from '../_shared/camps/camp-handlers.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve(placesHandler);
