import { campTokenHandler } from '../_shared/camp-token/camp-token-handler.ts';
import { readPlaces } from '../_shared/places/places-handler.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { tokenSecret }) =>
  campTokenHandler({ ...ports, secret: tokenSecret, places: () => readPlaces(ports.database) }),
);
