import { explainProblem, isWarning, quoteFamily, type FamilyPlan, type PlanSchool } from '@kidcode/plan';
import { calendarFile, classEntry, planEntries, type CalendarEntry } from '@kidcode/plan/calendar';
import { pricedCamps } from '@kidcode/pricing';
import { SITE_TIME_ZONE, type SiteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { branchesNote, centersNote, type DeclareCommands } from '../declare';
import { badInput, type Outcome } from '../outcome';
import { readBranch, readCenter, readProgram } from '../read-names';
import { addCampOptions, readSelection, type CampFlags } from '../read-selection';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { readLink, readSchool } from './plan';

/**
 * The file as text, its entries as data; a calendar without entries helps nobody.
 *
 * @param leftOut why something that was asked for is not in it, each as half a sentence.
 */
function fileOf(entries: readonly CalendarEntry[], today: SiteDay, leftOut: readonly string[] = []): Outcome {
  if (entries.length === 0) {
    return badInput('expected something with a date that can be registered for; there is nothing to enter');
  }
  const { name, origin } = BRAND;
  const file = calendarFile(entries, { name, zone: SITE_TIME_ZONE, today, host: new URL(origin).host });
  const text = file.replaceAll('\r\n', '\n');
  const note = leftOut.length === 0 ? {} : { note: `left out: ${[...new Set(leftOut)].join('; ')}` };
  return { ok: true, value: { data: { entries, file }, text, ...note } };
}

/** What can be registered for of a plan; the rest is said. */
function planFile(plan: FamilyPlan, school: PlanSchool): Outcome {
  const { problems } = quoteFamily(plan, school);
  const leftOut = problems.filter((problem) => !isWarning(problem)).map(explainProblem);
  return fileOf(planEntries(plan, school), school.today, leftOut);
}

async function calendarCampCommand(
  surroundings: Surroundings,
  { branch, ...flags }: CampFlags & { readonly branch?: string },
): Promise<Outcome> {
  const center = readCenter('--branch', branch ?? '');
  if (!center.ok) return center;
  const selection = readSelection(flags, pricedCamps(readToday(surroundings), center.value.id));
  if (!selection.ok) return selection;
  const item = { kind: 'camp', branch: center.value.id, selection: selection.value } as const;
  const child = { id: 'c1', label: '', age: null, claims: [], items: [item] };
  const school = await readSchool(surroundings);
  return planFile({ children: [child] }, school);
}

async function calendarPlanCommand(surroundings: Surroundings, link: string): Promise<Outcome> {
  const school = await readSchool(surroundings);
  const given = readLink(link, school);
  return given.ok ? planFile(given.value.plan, school) : given;
}

function calendarClassCommand(
  surroundings: Surroundings,
  text: string,
  { branch }: { readonly branch?: string },
): Outcome {
  const program = readProgram('<program-key>', text);
  if (!program.ok) return program;
  const place = readBranch('--branch', branch ?? '');
  if (!place.ok) return place;
  const today = readToday(surroundings);
  const entry = classEntry(program.value, place.value.id, today);
  return fileOf(entry === null ? [] : [entry], today);
}

export const declareCalendar: DeclareCommands = (program) => {
  const calendar = program.group(
    'calendar',
    'calendar files (.ics) of camps, plans and classes',
    ({ plan }) => [`kidcode calendar plan '${plan}' > plan.ics`],
  );

  const camp = calendar
    .data('camp', 'the weeks of a camp registration', ({ camps, centers }) =>
      camps.slice(-1).map((flags) => `kidcode calendar camp ${flags} --branch ${centers[0]} > camp.ics`),
    )
    .option('--branch <id>', 'a center, see below');
  addCampOptions(camp).notes(centersNote).answers(calendarCampCommand);

  calendar
    .data('plan <link>', 'everything that a shared plan holds', ({ plan }) => [
      `kidcode calendar plan '${plan}' > plan.ics`,
    ])
    .answers(calendarPlanCommand);

  const weekly = calendar
    .data('class <program-key>', 'a class of the timetable, every week', ({ programs, centers }) =>
      programs.slice(0, 1).map((key) => `kidcode calendar class ${key} --branch ${centers[0]} > class.ics`),
    )
    .option('--branch <id>', 'a branch, see below');
  weekly.notes(branchesNote).answers(calendarClassCommand);
};
