import type { CampFlags } from '../flags/camp-flags';
import { addCampOptions } from './camp-options';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { branchesNote, centersNote } from './school-notes';
import { withExamples, withNotes } from './with-examples';

type Place = { readonly branch?: string };

export const declareCalendar: DeclareCommands = (program, { finish, surroundings, words }) => {
  const calendar = program
    .command('calendar')
    .description('calendar files (.ics) of camps, plans and classes');
  withExamples(calendar, words, ({ plan }) => [`kidcode calendar plan '${plan}' > plan.ics`]);

  const camp = dataCommand(calendar, 'camp', 'the weeks of a camp registration', {
    words,
    examples: ({ camps, centers }) =>
      camps.slice(-1).map((flags) => `kidcode calendar camp ${flags} --branch ${centers[0]} > camp.ics`),
  }).option('--branch <id>', 'a center, see below');
  withNotes(addCampOptions(camp, words), words, centersNote).action(
    async (flags: CampFlags & Place & JsonFlag) => {
      const { calendarCampCommand } = await import('../commands/calendar');
      finish(calendarCampCommand(flags, surroundings), flags);
    },
  );

  dataCommand(calendar, 'plan <link>', 'everything that a shared plan holds', {
    words,
    examples: ({ plan }) => [`kidcode calendar plan '${plan}' > plan.ics`],
  }).action(async (link: string, flags: JsonFlag) => {
    const { calendarPlanCommand } = await import('../commands/calendar');
    finish(calendarPlanCommand(link, surroundings), flags);
  });

  const weekly = dataCommand(calendar, 'class <program-key>', 'a class of the timetable, every week', {
    words,
    examples: ({ programs, centers }) =>
      programs.slice(0, 1).map((key) => `kidcode calendar class ${key} --branch ${centers[0]} > class.ics`),
  }).option('--branch <id>', 'a branch, see below');
  withNotes(weekly, words, branchesNote).action(async (key: string, flags: Place & JsonFlag) => {
    const { calendarClassCommand } = await import('../commands/calendar');
    finish(calendarClassCommand(key, flags, surroundings), flags);
  });
};
