// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { officeAccountHandler } from '../_shared/office/office-account-handler.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) =>
      officeAccountHandler({
        ...hostedPorts(settings, report),
        ask: (path, init) => fetch(`${settings.supabaseUrl}${path}`, init),
        serviceKey: settings.serviceKey,
      }),
    Object.keys(Deno.env.toObject()),
  ),
);
