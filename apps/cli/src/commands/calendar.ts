import { EMPTY_PLAN, planSchool, type FamilyPlan, type PlanSchool } from '@kidcode/plan';
import { calendarFile, classEntry, planEntries, type CalendarEntry } from '@kidcode/plan/calendar';
import { pricedCamps } from '@kidcode/pricing';
import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { addCampOptions, readSelection, type CampFlags } from '../read-selection';
import { dataCommand } from '../declare/data-command';
import type { DeclareCommands, JsonFlag } from '../declare/declare-context';
import { branchesNote, centersNote } from '../declare/school-notes';
import { withExamples, withNotes } from '../declare/with-examples';
import { badInput, report, type Outcome } from '../outcome';
import { placesLeft } from '../places/places-left';
import { readBranch, readCenter } from '../read-branch';
import { readLink } from '../read-plan';
import { readProgram } from '../read-program';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

/** The file as text, its entries as data; a calendar without entries helps nobody. */
function fileOf(entries: readonly CalendarEntry[], school: PlanSchool): Outcome {
  if (entries.length === 0) {
    return badInput('expected something with a date that can be registered for; there is nothing to enter');
  }
  const options = {
    name: BRAND.name,
    zone: SITE_TIME_ZONE,
    today: school.today,
    host: new URL(BRAND.origin).host,
  };
  const file = calendarFile(entries, options);
  return report({ entries, file }, file.replaceAll('\r\n', '\n'));
}

/** `kidcode calendar camp`: the weeks of a camp registration at a center. */
async function calendarCampCommand(
  { branch, ...flags }: CampFlags & { readonly branch?: string },
  surroundings: Surroundings,
): Promise<Outcome> {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const center = readCenter('--branch', branch ?? '');
  if (!center.ok) return center;
  const selection = readSelection(flags, pricedCamps(today.value, center.value.id));
  if (!selection.ok) return selection;
  const item = { kind: 'camp', branch: center.value.id, selection: selection.value } as const;
  const child = { id: 'c1', label: '', age: null, claims: [], items: [item] };
  const plan: FamilyPlan = { ...EMPTY_PLAN, children: [child] };
  const school = planSchool(today.value, await placesLeft(surroundings));
  return fileOf(planEntries(plan, school), school);
}

/** `kidcode calendar plan`: everything of a shared plan. */
async function calendarPlanCommand(link: string, surroundings: Surroundings): Promise<Outcome> {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value, await placesLeft(surroundings));
  const given = readLink(link, school);
  return given.ok ? fileOf(planEntries(given.value.plan, school), school) : given;
}

/** `kidcode calendar class`: a class of the timetable, every week. */
function calendarClassCommand(
  text: string,
  { branch }: { readonly branch?: string },
  surroundings: Surroundings,
): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const program = readProgram('<program-key>', text);
  if (!program.ok) return program;
  const place = readBranch('--branch', branch ?? '');
  if (!place.ok) return place;
  const entry = classEntry(program.value, place.value.id, today.value);
  return fileOf(entry === null ? [] : [entry], planSchool(today.value));
}

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
      finish(await calendarCampCommand(flags, surroundings), flags);
    },
  );

  dataCommand(calendar, 'plan <link>', 'everything that a shared plan holds', {
    words,
    examples: ({ plan }) => [`kidcode calendar plan '${plan}' > plan.ics`],
  }).action(async (link: string, flags: JsonFlag) => {
    finish(await calendarPlanCommand(link, surroundings), flags);
  });

  const weekly = dataCommand(calendar, 'class <program-key>', 'a class of the timetable, every week', {
    words,
    examples: ({ programs, centers }) =>
      programs.slice(0, 1).map((key) => `kidcode calendar class ${key} --branch ${centers[0]} > class.ics`),
  }).option('--branch <id>', 'a branch, see below');
  withNotes(weekly, words, branchesNote).action((key: string, flags: Place & JsonFlag) => {
    finish(calendarClassCommand(key, flags, surroundings), flags);
  });
};
