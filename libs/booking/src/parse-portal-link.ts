import { BRANCH_IDS, branchCode, type BranchId } from '@kidcode/branches';
import { DEFAULT_CORE_CODE, DEFAULT_SPECIAL_CODE, isCourseCode } from '@kidcode/scheduling';
import { fail, succeed, type Result } from '@kidcode/school';

import {
  MEETING_METHODS,
  MEETING_TYPES,
  SESSION_METHODS,
  PROGRAM_KINDS,
  WIRE_PROGRAM_TYPES,
} from './booking-choices';
import type { MeetingMethod, SessionMethod, ProgramKind } from './booking-choices';
import { PORTAL_PATHS } from './portal-links';

type PortalRequest =
  | {
      readonly kind: 'trial';
      readonly branchId: BranchId;
      readonly program: ProgramKind;
      readonly courseCode: string;
      readonly courseName: string;
      readonly meetingMethod: MeetingMethod;
    }
  | { readonly kind: 'consultation'; readonly branchId: BranchId; readonly meetingMethod: SessionMethod }
  | { readonly kind: 'camp'; readonly token: string };

/** Why a link is nonsense: the first field that is wrong, and what was expected there. */
export type PortalLinkError = {
  readonly code: 'not-a-portal-link' | 'missing-field' | 'unknown-value';
  readonly field: string | null;
  readonly message: string;
};

type Parsed<T> = Result<T, PortalLinkError>;

/** Longest course name that is shown; everything the site sends is far shorter. */
const COURSE_NAME_LIMIT = 120;

/** The one of `values` whose wire text the query has under `field`. */
function pick<T>(
  query: URLSearchParams,
  field: string,
  values: readonly T[],
  wire: (value: T) => string,
): Parsed<T> {
  const text = query.get(field);
  const expected = values.map(wire).join(', ');
  if (text === null || text === '') {
    return fail({ code: 'missing-field', field, message: `expected ${field}: ${expected}` });
  }
  const value = values.find((candidate) => wire(candidate) === text);
  if (value !== undefined) return succeed(value);
  return fail({ code: 'unknown-value', field, message: `expected ${field}: ${expected}` });
}

const same = (text: string): string => text;

function parseTrial(query: URLSearchParams): Parsed<PortalRequest> {
  const branch = pick(query, 'name', BRANCH_IDS, branchCode);
  if (!branch.ok) return branch;
  const program = pick(query, 'programType', PROGRAM_KINDS, (kind) => WIRE_PROGRAM_TYPES[kind]);
  if (!program.ok) return program;
  const courseCode = query.get('courseCode');
  if (!isCourseCode(courseCode)) {
    const message = `expected courseCode: a code such as ${DEFAULT_CORE_CODE} or ${DEFAULT_SPECIAL_CODE}`;
    return fail({ code: 'unknown-value', field: 'courseCode', message });
  }
  const courseName = query.get('courseName') ?? '';
  if (courseName.trim() === '' || courseName.length > COURSE_NAME_LIMIT) {
    const message = `expected courseName: 1 to ${COURSE_NAME_LIMIT} characters`;
    return fail({ code: 'missing-field', field: 'courseName', message });
  }
  const method = pick(query, 'meetingMethod', MEETING_METHODS, same);
  if (!method.ok) return method;
  const [branchId, meetingMethod] = [branch.value, method.value];
  return succeed({ kind: 'trial', branchId, program: program.value, courseCode, courseName, meetingMethod });
}

function parseConsultation(query: URLSearchParams): Parsed<PortalRequest> {
  const method = pick(query, 'meetingMethod', SESSION_METHODS, same);
  if (!method.ok) return method;
  const branch = pick(query, 'branchCode', BRANCH_IDS, branchCode);
  if (!branch.ok) return branch;
  return succeed({ kind: 'consultation', branchId: branch.value, meetingMethod: method.value });
}

function parseCamp(query: URLSearchParams): Parsed<PortalRequest> {
  const token = query.get('campToken') ?? '';
  if (token !== '') return succeed({ kind: 'camp', token });
  return fail({ code: 'missing-field', field: 'campToken', message: 'expected campToken: a signed token' });
}

/**
 * Reads a link that the site made, as the portal does. Never throws. The token of a camp link is not verified
 * here: `verifyToken` does that.
 *
 * @param link a whole address, or a path with its query.
 */
export function parsePortalLink(link: string): Parsed<PortalRequest> {
  const base = 'https://portal.invalid';
  const url = URL.canParse(link, base) ? new URL(link, base) : null;
  if (url?.pathname.endsWith(PORTAL_PATHS.camps)) return parseCamp(url.searchParams);
  if (!url?.pathname.endsWith(PORTAL_PATHS.booking)) {
    const message = `expected a link to ${Object.values(PORTAL_PATHS).join(' or ')}`;
    return fail({ code: 'not-a-portal-link', field: null, message });
  }
  const types = Object.values(MEETING_TYPES);
  const meetingType = pick(url.searchParams, 'meetingType', types, same);
  if (!meetingType.ok) return meetingType;
  return meetingType.value === MEETING_TYPES.trial
    ? parseTrial(url.searchParams)
    : parseConsultation(url.searchParams);
}
