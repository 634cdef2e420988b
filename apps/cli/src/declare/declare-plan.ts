import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

export const declarePlan: DeclareCommands = (program, { finish, surroundings, words }) => {
  const plan = program.command('plan').description('the plan of a family, as parents share it');
  withExamples(plan, words, ({ plan: link }) => [`kidcode plan show '${link}'`]);

  dataCommand(plan, 'show <link>', 'what a shared link holds, what it costs today, and what changed since', {
    words,
    examples: ({ plan: link }) => [`kidcode plan show '${link}'`, `kidcode plan show '${link}' --json`],
  }).action(async (link: string, flags: JsonFlag) => {
    const { planShowCommand } = await import('../commands/plan-show');
    finish(planShowCommand(link, surroundings), flags);
  });
};
