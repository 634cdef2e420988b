import { BRAND } from '@kidcode/current-school';

import { emailJsMailer, leadMailHandler } from '../_shared/leads/lead-handlers.ts';
import { serve } from '../_shared/host/hosted-function.ts';

serve((ports, { mail }) =>
  leadMailHandler({
    ...ports,
    mailer: mail === null ? null : emailJsMailer(mail, { recipient: BRAND.email.display }),
  }),
);
