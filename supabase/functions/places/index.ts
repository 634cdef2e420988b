import { placesHandler } from '../_shared/places/places-handler.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve(placesHandler);
