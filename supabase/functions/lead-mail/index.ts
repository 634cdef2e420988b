import { BRAND } from '@kidcode/current-school';

import { emailJsMailer, leadMailHandler } from '../_shared/leads/lead-mail-handler.ts';
import { serve } from '../serve.ts';

serve((ports, { mail }) =>
  leadMailHandler({
    ...ports,
    mailer: mail === null ? null : emailJsMailer(mail, { recipient: BRAND.email.display }),
  }),
);
