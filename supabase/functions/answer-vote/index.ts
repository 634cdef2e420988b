// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { answerVoteHandler } from '../_shared/assistant/answer-vote-handler.ts';
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => answerVoteHandler(hostedPorts(settings, report)),
    Object.keys(Deno.env.toObject()),
  ),
);
