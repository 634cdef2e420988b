import { hostedFunction } from './_shared/host/hosted-function.ts';

/** Serves one function. Everything that decides lies in _shared and runs in the tests and in the sandbox too. */
export const serve = (make: Parameters<typeof hostedFunction>[2]): unknown =>
  Deno.serve(
    hostedFunction(
      (name) => Deno.env.get(name),
      (problem) => console.error(problem),
      make,
      Object.keys(Deno.env.toObject()),
    ),
  );
