import { officeAccountHandler } from '../_shared/office/office-account-handler.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { supabaseUrl, serviceKey }) =>
  officeAccountHandler({ ...ports, ask: (path, init) => fetch(`${supabaseUrl}${path}`, init), serviceKey }),
);
