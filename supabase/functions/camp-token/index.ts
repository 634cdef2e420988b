// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { campTokenHandler } from '../_shared/camp-token/camp-token-handler.ts';
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) =>
      campTokenHandler({ ...hostedPorts(settings, report), secret: settings.tokenSecret }),
    Object.keys(Deno.env.toObject()),
  ),
);
