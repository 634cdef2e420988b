import { branchCode } from '@kidcode/branches';
import { linkBranch } from './booking-branch';
import { bookingCourse } from './booking-course';
import { MEETING_TYPES } from './meeting-method';
import type { MeetingMethod } from './meeting-method';
import { PORTAL_PATHS, portalLink } from './portal-link';
import { WIRE_PROGRAM_TYPES } from './program-kind';
import type { ProgramKind } from './program-kind';
import type { BookingPurpose } from './trial-flow';

/** What a trial link is made of. */
export type TrialLinkInput = {
  readonly portal: string;
  /** Untrusted: what is no branch becomes the default center. */
  readonly branchId: unknown;
  readonly program: ProgramKind;
  readonly meetingMethod: MeetingMethod;
  /** Program key, course code or `CORE-LEVEL-n`; the program's default course unless given. */
  readonly course?: string;
  readonly courseName?: string;
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
  const { courseCode, courseName } = bookingCourse(program, input.course, input.courseName);
  const link = portalLink(portal, PORTAL_PATHS.booking, [
    ['name', branchCode(linkBranch(branchId))],
    ['programType', WIRE_PROGRAM_TYPES[program]],
    ['courseCode', courseCode],
    ['courseName', courseName],
    ['meetingType', MEETING_TYPES.trial],
    ['meetingMethod', meetingMethod],
  ]);
  return input.purpose === 'enroll' ? `${link}#${ENROLLMENT_MARK}` : link;
}
