import { BRANCHES, type BranchId } from '@kidcode/branches';
import { PROGRAMS } from '@kidcode/scheduling';

import { isShown, type ScheduleFilter, type Unreadable } from './schedule-filter';
import { classesOf } from './timetable';

/** 'for a child of 8, in Sphero BOLT, on a Tuesday': what was chosen, beside the place. */
export function choiceWords({ age, day, program }: ScheduleFilter): string {
  return [
    program === null ? '' : `in ${PROGRAMS[program].title}`,
    age === null ? '' : `for a child of ${age}`,
    day === null ? '' : `on ${day}s`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** '4 of 10 classes in Euless on Tuesdays.', said whenever the choice changes. */
export function countWords(place: BranchId, filter: ScheduleFilter): string {
  const all = classesOf(place === 'online' ? 'online' : 'branch');
  const shown = all.filter((entry) => isShown(entry, place, filter)).length;
  const where = place === 'online' ? 'online' : `in ${BRANCHES[place].name}`;
  const choice = choiceWords(filter);
  if (choice === '') return `All ${all.length} classes ${where}.`;
  return `${shown} of ${all.length} classes ${where} ${choice}.`;
}

const NAMES: Readonly<Record<string, string>> = {
  age: 'an age',
  day: 'a day',
  place: 'a place',
  program: 'a program',
};

/** One sentence about what an address asked for and the timetable does not know; '' where it knows everything. */
export function unreadableWords(unreadable: Unreadable): string {
  const parts = unreadable.map(
    ({ name, text }) => `“${text}” is not ${NAMES[name] ?? 'a choice'} of this timetable`,
  );
  return parts.length === 0 ? '' : `${parts.join(', and ')}: choose below.`;
}
