// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { BRAND } from '@kidcode/current-school';

import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { emailJsMailer } from '../_shared/leads/email-js-mailer.ts';
import { leadMailHandler } from '../_shared/leads/lead-mail-handler.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) =>
      leadMailHandler({
        ...hostedPorts(settings, report),
        mailer:
          settings.mail === null ? null : emailJsMailer(settings.mail, { recipient: BRAND.email.display }),
      }),
    Object.keys(Deno.env.toObject()),
  ),
);
