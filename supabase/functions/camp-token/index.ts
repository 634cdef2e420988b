import { campTokenHandler, readPlaces } from '../_shared/camps/camp-handlers.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { tokenSecret }) =>
  campTokenHandler({ ...ports, secret: tokenSecret, places: () => readPlaces(ports.database) }),
);
