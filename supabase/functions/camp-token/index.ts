// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { campTokenHandler } from '../_shared/camp-token/camp-token-handler.ts';
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { readPlaces } from '../_shared/places/read-places.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => {
      const ports = hostedPorts(settings, report);
      return campTokenHandler({
        ...ports,
        secret: settings.tokenSecret,
        places: () => readPlaces(ports.database),
      });
    },
    Object.keys(Deno.env.toObject()),
  ),
);
