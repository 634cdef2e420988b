import { placesHandler } from '../_shared/places/places-handler.ts';
import { serve } from '../serve.ts';

serve(placesHandler);
