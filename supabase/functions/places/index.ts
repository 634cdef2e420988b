// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { placesHandler } from '../_shared/places/places-handler.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => placesHandler(hostedPorts(settings, report)),
    Object.keys(Deno.env.toObject()),
  ),
);
