import { branchCode } from '@kidcode/branches';
import { courseCodeFor, isProgramKey, PROGRAMS } from '@kidcode/scheduling';
import { MEETING_TYPES, WIRE_PROGRAM_TYPES } from './booking-choices';
import type { MeetingMethod, ProgramKind, SessionMethod } from './booking-choices';
import type { BookingPurpose } from './trial-flow';

/** The pages of the enrollment portal. Source: design, "Links and tokens". */
export const PORTAL_PATHS = { booking: '/book-a-trial', camps: '/seasonalCamps' } as const;

/** The portal where a deployment names none with `KIDCODE_PORTAL_URL`: the sandbox's, on the site's own host. */
export const DEFAULT_PORTAL = '/portal';

const PORTAL = /^(?:https?:\/\/[^\s/?#]+|\/(?!\/))[^\s?#]*$/;

/**
 * A page of the portal with its query, in the order in which the fields are given.
 *
 * @param portal http(s) address of the portal, or a path of this site such as '/portal'; comes from
 *   configuration, never from a visitor.
 * @throws Error when the portal is neither: opening, say, a `javascript:` address is never right.
 */
function portalLink(
  portal: string,
  path: (typeof PORTAL_PATHS)[keyof typeof PORTAL_PATHS],
  query: readonly (readonly [name: string, value: string])[],
): string {
  if (!PORTAL.test(portal))
    throw new Error('booking: the portal is an http(s) address or a path, without query');
  // Node's types want pairs that could be changed.
  const pairs = query.map(([name, value]): [string, string] => [name, value]);
  return `${portal.replace(/\/+$/, '')}${path}?${new URLSearchParams(pairs).toString()}`;
}

/** The names of the offerings, for a trial that is about no course in particular. Source: specification 1, section 1. */
const PROGRAM_NAMES = {
  core: 'Monthly Core Program',
  specialized: 'Specialized Programs',
} as const satisfies Record<ProgramKind, string>;

/**
 * The course of a trial: a program key, a code or a `CORE-LEVEL-n` as it is; without one KNCCORE01 for Core and
 * KNCSPECIAL11 otherwise. Specification 1, sections 5 and 9.
 *
 * @param course program key, course code or `CORE-LEVEL-n`.
 */
export const bookingCourse = (program: ProgramKind, course = 'DEFAULT') => ({
  courseCode: courseCodeFor(course, WIRE_PROGRAM_TYPES[program]),
  courseName: isProgramKey(course) ? PROGRAMS[course].title : PROGRAM_NAMES[program],
});

type TrialLinkInput = {
  readonly portal: string;
  /** Untrusted: what is no branch becomes the default center. */
  readonly branchId: unknown;
  readonly program: ProgramKind;
  readonly meetingMethod: MeetingMethod;
  /** Program key, course code or `CORE-LEVEL-n`; the program's default course unless given. */
  readonly course?: string;
  /** Default `trial`. An enrollment is marked by the fragment `#enroll`: the portal's parameters stay as they are. */
  readonly purpose?: BookingPurpose;
};

/** The mark of an enrollment, after the parameters: a portal that does not know it sees the trial it expects (D-51). */
export const ENROLLMENT_MARK = 'enroll';

/**
 * The portal's page for booking a free trial, which is the way into an enrollment, too. Design, "Links and tokens"; specification 1, section 7; D-19, D-51.
 * The booking name is the branch's code.
 *
 * @example trialLink({ portal: '/portal', branchId: 'euless', program: 'core', meetingMethod: 'In-Person' })
 *   // '/portal/book-a-trial?name=KnCTX1002&programType=Core-Program&courseCode=KNCCORE01&…'
 */
export function trialLink({ portal, branchId, program, meetingMethod, ...input }: TrialLinkInput): string {
  const { courseCode, courseName } = bookingCourse(program, input.course);
  const link = portalLink(portal, PORTAL_PATHS.booking, [
    ['name', branchCode(branchId)],
    ['programType', WIRE_PROGRAM_TYPES[program]],
    ['courseCode', courseCode],
    ['courseName', courseName],
    ['meetingType', MEETING_TYPES.trial],
    ['meetingMethod', meetingMethod],
  ]);
  return input.purpose === 'enroll' ? `${link}#${ENROLLMENT_MARK}` : link;
}

type ConsultationLinkInput = {
  readonly portal: string;
  /** Untrusted: what is no branch becomes the default center. */
  readonly branchId: unknown;
  readonly meetingMethod: SessionMethod;
};

/**
 * The portal's page for booking a consultation. Design, "Links and tokens"; specification 1, section 7. The
 * booking name is the branch's code.
 */
export function consultationLink({ portal, branchId, meetingMethod }: ConsultationLinkInput): string {
  const code = branchCode(branchId);
  return portalLink(portal, PORTAL_PATHS.booking, [
    ['meetingType', MEETING_TYPES.consultation],
    ['meetingMethod', meetingMethod],
    ['branchCode', code],
    ['name', code],
  ]);
}

/** Which child of a family plan a registration is for: its place in the plan, and how many there are. No name. */
export type PlanPlace = { readonly child: number; readonly of: number };

/** The name under which a link says which child of a plan it is for; the portal may leave it out. */
const CHILD = 'child';

/** The portal's page that takes a signed camp or course registration. Specification 2, section 7. */
export const campLink = ({
  portal,
  token,
  place = null,
}: {
  readonly portal: string;
  readonly token: string;
  readonly place?: PlanPlace | null;
}): string =>
  portalLink(portal, PORTAL_PATHS.camps, [
    ['campToken', token],
    ...(place === null ? [] : [[CHILD, `${place.child}-of-${place.of}`] as const]),
  ]);

/** The child that a link is for; null where it says none, or nothing that can be read. */
export function planPlaceOf(query: { get(name: string): string | null }): PlanPlace | null {
  const [, child, of] = /^([1-9]\d?)-of-([1-9]\d?)$/.exec(query.get(CHILD) ?? '') ?? [];
  const place = { child: Number(child), of: Number(of) };
  return place.child <= place.of ? place : null;
}
