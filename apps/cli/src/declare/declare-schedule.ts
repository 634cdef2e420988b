import type { DeclareCommands, JsonFlag } from './declare-context';
import { dataCommand } from './with-examples';

type ScheduleFlags = JsonFlag & { readonly online?: true };

export const declareSchedule: DeclareCommands = (program, { finish }) => {
  dataCommand(program, 'schedule <program-key>', 'when the class of a program meets', [
    'kidcode schedule ROBLOX_GAME',
    'kidcode schedule SCRATCHJR --online --json',
  ])
    .option('--online', 'the online class instead of the one at a branch')
    .action(async (key: string, flags: ScheduleFlags) => {
      const { scheduleCommand } = await import('../commands/schedule');
      finish(scheduleCommand(key, { online: flags.online === true }), flags);
    });
};
