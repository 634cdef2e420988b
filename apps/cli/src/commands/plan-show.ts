import { planSchool } from '@kidcode/plan';

import type { Outcome } from '../outcome';
import { readLink } from '../read-plan';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { familyOutcome } from './quote-family';

/** `kidcode plan show`: what a shared link holds, what it costs on the day, and what changed since. */
export function planShowCommand(link: string, surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value);
  const given = readLink(link, school);
  return given.ok ? familyOutcome(given.value, school, false) : given;
}
