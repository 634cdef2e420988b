import { planSchool } from '@kidcode/plan';

import { dataCommand } from '../declare/data-command';
import type { DeclareCommands, JsonFlag } from '../declare/declare-context';
import { withExamples } from '../declare/with-examples';
import type { Outcome } from '../outcome';
import { placesLeft } from '../places/places-left';
import { readLink } from '../read-plan';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { familyOutcome } from './quote-family';

/** `kidcode plan show`: what a shared link holds, what it costs on the day, and what changed since. */
async function planShowCommand(link: string, surroundings: Surroundings): Promise<Outcome> {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value, await placesLeft(surroundings));
  const given = readLink(link, school);
  return given.ok ? familyOutcome(given.value, school, false) : given;
}

export const declarePlan: DeclareCommands = (program, { finish, surroundings, words }) => {
  const plan = program.command('plan').description('the plan of a family, as parents share it');
  withExamples(plan, words, ({ plan: link }) => [`kidcode plan show '${link}'`]);

  dataCommand(plan, 'show <link>', 'what a shared link holds, what it costs today, and what changed since', {
    words,
    examples: ({ plan: link }) => [`kidcode plan show '${link}'`, `kidcode plan show '${link}' --json`],
  }).action(async (link: string, flags: JsonFlag) => {
    finish(await planShowCommand(link, surroundings), flags);
  });
};
