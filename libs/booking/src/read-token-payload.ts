import type { CenterCampPayload } from './center-camp-payload';
import type { OnlineCoursePayload } from './online-course-payload';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import type { TokenClaims } from './verify-token';

/** The fields of a center camp's token, in the portal's order. Source: design, "Links and tokens". */
export const CENTER_CAMP_FIELDS = [
  'name',
  'programType',
  'registration_type',
  'duration',
  'discountedPrice',
  'originalPrice',
  'discount',
  'numOfPayment',
  'firstPayment',
  'month',
  'week',
  'payment_option',
] as const satisfies readonly (keyof CenterCampPayload)[];

/** The fields of an online course's token, in the portal's order. Source: design, "Links and tokens". */
export const ONLINE_COURSE_FIELDS = [
  'name',
  'programType',
  'registration_type',
  'courseName',
  'courseCode',
  'duration',
  'startDate',
  'endDate',
  'startTime12h',
  'endTime12h',
  'timeZone',
  'classDays',
  'discountedPrice',
  'originalPrice',
  'discount',
  'numOfPayment',
  'firstPayment',
  'paymentOption',
] as const satisfies readonly (keyof OnlineCoursePayload)[];

/** A registration as a verified token states it: every field a text. */
export type ReceivedRegistration =
  | {
      readonly kind: 'center-camp';
      readonly fields: Readonly<Record<(typeof CENTER_CAMP_FIELDS)[number], string>>;
    }
  | {
      readonly kind: 'online-course';
      readonly fields: Readonly<Record<(typeof ONLINE_COURSE_FIELDS)[number], string>>;
    };

export type PayloadError = { readonly code: 'unknown-payload'; readonly message: string };

function textsOf<Name extends string>(
  claims: TokenClaims,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const entries = names.map((name) => [name, claims[name]] as const);
  if (!entries.every(([, value]) => typeof value === 'string')) return null;
  return Object.fromEntries(entries) as Record<Name, string>;
}

/**
 * Tells a camp's token from a course's. Claims beyond the known fields are left out.
 *
 * @param claims of a token that `verifyToken` found valid.
 */
export function readTokenPayload(claims: TokenClaims): Result<ReceivedRegistration, PayloadError> {
  const course = textsOf(claims, ONLINE_COURSE_FIELDS);
  if (course !== null) return succeed({ kind: 'online-course', fields: course });
  const camp = textsOf(claims, CENTER_CAMP_FIELDS);
  if (camp !== null) return succeed({ kind: 'center-camp', fields: camp });
  const message = 'expected the fields of a center camp or of an online course, each a text';
  return fail({ code: 'unknown-payload', message });
}
