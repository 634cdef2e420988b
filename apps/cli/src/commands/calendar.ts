import { EMPTY_PLAN, planSchool } from '@kidcode/plan';
import type { FamilyPlan, PlanSchool } from '@kidcode/plan';
import type { CalendarEntry } from '@kidcode/plan/calendar';
import { calendarFile, classEntry, planEntries } from '@kidcode/plan/calendar';
import { pricedCamps } from '@kidcode/pricing';
import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { CampFlags } from '../flags/camp-flags';
import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { readBranch, readCenter } from '../read-branch';
import { readLink } from '../read-plan';
import { readProgram } from '../read-program';
import { readSelection } from '../read-selection';
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
export function calendarCampCommand(
  { branch, ...flags }: CampFlags & { readonly branch?: string },
  surroundings: Surroundings,
): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const center = readCenter('--branch', branch ?? '');
  if (!center.ok) return center;
  const selection = readSelection(flags, pricedCamps(today.value));
  if (!selection.ok) return selection;
  const item = { kind: 'camp', branch: center.value.id, selection: selection.value } as const;
  const child = { id: 'c1', label: '', age: null, claims: [], items: [item] };
  const plan: FamilyPlan = { ...EMPTY_PLAN, children: [child] };
  const school = planSchool(today.value);
  return fileOf(planEntries(plan, school), school);
}

/** `kidcode calendar plan`: everything of a shared plan. */
export function calendarPlanCommand(link: string, surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value);
  const given = readLink(link, school);
  return given.ok ? fileOf(planEntries(given.value.plan, school), school) : given;
}

/** `kidcode calendar class`: a class of the timetable, every week. */
export function calendarClassCommand(
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
