import { offersSelection } from '@kidcode/booking';
import { type CenterId, isCenterId } from '@kidcode/branches';
import { parseSelection, type RegistrationSelection } from '@kidcode/pricing';
import {
  findOnlineCourse,
  type OnlineCourse,
  parseStartDate,
  seasonStatus,
  type SiteDay,
} from '@kidcode/scheduling';

import type { JsonObject } from '../http/read-body.ts';

/** What a parent registers for, checked: it exists, it is offered, and it can still be booked. */
export type Registration =
  | { kind: 'center-camp'; selection: RegistrationSelection; branchId: CenterId }
  | { kind: 'online-course'; course: OnlineCourse; startLabel: string };

export type RegistrationError = { code: string; message: string };

type Read = { ok: true; value: Registration } | { ok: false; error: RegistrationError };

const refuse = (code: string, message: string): Read => ({ ok: false, error: { code, message } });

/**
 * Reads a request of `camp-token`: `{ season, registrationType, duration, paymentOption, weeks, months, branchId }` for a
 * camp at a center, `{ courseCode, startLabel }` for an online course. Every other field is ignored, a price above all.
 *
 * @param today the site's day; what is closed by then is refused (D-11, D-12).
 */
export function readRegistration(body: JsonObject, today: SiteDay): Read {
  return 'courseCode' in body ? readCourse(body, today) : readCamp(body, today);
}

function readCamp(body: JsonObject, today: SiteDay): Read {
  const { season, registrationType, duration, paymentOption, weeks, months, branchId } = body;
  if (!isCenterId(branchId)) return refuse('unknown-branch', 'branchId: flower-mound or euless is expected.');

  const parsed = parseSelection({ season, registrationType, duration, paymentOption, weeks, months });
  if (!parsed.ok) return refuse(parsed.error.code, parsed.error.message);
  const offered = offersSelection(parsed.value);
  if (!offered.ok) return refuse(offered.error.code, offered.error.message);
  if (!isOpen(parsed.value, today)) return refuse('closed', 'Registration for this camp is closed.');
  return { ok: true, value: { kind: 'center-camp', selection: parsed.value, branchId } };
}

function isOpen(selection: RegistrationSelection, today: SiteDay): boolean {
  const status = seasonStatus(selection.season, today);
  switch (selection.registrationType) {
    case 'full_camp':
      return status.fullCamp === 'open';
    case 'weekly':
      return selection.weeks.every((week) => status.weeks[week] === 'open');
    case 'monthly':
      return status.monthly === 'open';
  }
}

function readCourse({ courseCode, startLabel }: JsonObject, today: SiteDay): Read {
  const course = typeof courseCode === 'string' ? findOnlineCourse(courseCode) : null;
  if (course === null) return refuse('unknown-course', 'courseCode: the code of an online course is expected.');
  if (typeof startLabel !== 'string' || !course.startDates.includes(startLabel)) {
    return refuse('unknown-start', `startLabel: one of ${course.startDates.join(' or ')} is expected.`);
  }
  const start = parseStartDate(startLabel);
  if (!start.ok) return refuse(start.error.code, start.error.message);
  if (start.value.startDate < today) return refuse('closed', 'This course has already started.');
  return { ok: true, value: { kind: 'online-course', course, startLabel } };
}
