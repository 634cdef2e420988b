import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';

type ScheduleFlags = JsonFlag & { readonly online?: true };

export const declareSchedule: DeclareCommands = (program, { finish, words }) => {
  dataCommand(program, 'schedule [program-key]', 'when the class of a program meets; without a key, all', {
    words,
    examples: ({ programs, branches }) => [
      'kidcode schedule',
      ...programs.slice(0, 1).map((key) => `kidcode schedule ${key}`),
      ...(branches.includes('online') ? ['kidcode schedule --online --json'] : []),
    ],
  })
    .option('--online', 'the online classes instead of those at the centers')
    .action(async (key: string | undefined, flags: ScheduleFlags) => {
      const online = flags.online === true;
      if (key === undefined) {
        const { scheduleListCommand } = await import('../commands/schedule-list');
        finish(scheduleListCommand({ online }), flags);
        return;
      }
      const { scheduleCommand } = await import('../commands/schedule');
      finish(scheduleCommand(key, { online }), flags);
    });
};
