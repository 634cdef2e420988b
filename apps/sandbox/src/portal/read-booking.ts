import { BRANCH_IDS, branchCode } from '@kidcode/branches';

/** What a booking link asks for, as the portal understood it: rows with plain names. */
export type BookingRequest = {
  meetingType: 'Trial' | 'Consultation';
  rows: readonly (readonly [name: string, value: string])[];
};

export type BookingError = {
  code: 'missing' | 'unknown' | 'too-long' | 'twice';
  field: string;
  message: string;
};

type Read = { ok: true; value: BookingRequest } | { ok: false; error: BookingError };

const LABELS: Readonly<Record<string, string>> = {
  name: 'Branch',
  programType: 'Program type',
  courseCode: 'Course code',
  courseName: 'Course',
  meetingType: 'Meeting',
  meetingMethod: 'How you meet',
  branchCode: 'Branch code',
};

/** The fields each kind of meeting sends (design, "Links and tokens"), and the methods it can have (D-19). */
const KINDS = {
  Trial: {
    fields: ['name', 'programType', 'courseCode', 'courseName', 'meetingType', 'meetingMethod'],
    methods: ['In-Person', 'Virtual', 'Online'],
  },
  Consultation: {
    fields: ['meetingType', 'meetingMethod', 'branchCode', 'name'],
    methods: ['In-Person', 'Virtual'],
  },
} as const;

const LONGEST_VALUE = 120;

/** Reads the query of `/book-a-trial`. Refuses what no link of the site says, naming the first field that is wrong. */
export function readBooking(query: URLSearchParams): Read {
  const meetingType = query.get('meetingType');
  if (meetingType === null || meetingType === '')
    return wrong('missing', 'meetingType', 'The link does not say what is to be booked.');
  if (meetingType !== 'Trial' && meetingType !== 'Consultation') {
    return wrong('unknown', 'meetingType', 'The portal books a Trial or a Consultation, nothing else.');
  }
  const { fields, methods } = KINDS[meetingType];

  for (const field of fields) {
    const values = query.getAll(field).map((value) => value.trim());
    const label = LABELS[field] ?? field;
    const value = values[0] ?? '';
    if (value === '') return wrong('missing', field, `${label} is missing.`);
    if (values.length > 1) return wrong('twice', field, `${label} is given more than once.`);
    if (value.length > LONGEST_VALUE || /\p{Cc}/u.test(value))
      return wrong('too-long', field, `${label} is not a plain short text.`);
  }

  const method = query.get('meetingMethod') ?? '';
  if (!methods.some((known) => known === method)) {
    return wrong('unknown', 'meetingMethod', `A ${meetingType.toLowerCase()} can be ${methods.join(', ')}.`);
  }
  const code = query.get('branchCode');
  if (meetingType === 'Consultation' && !BRANCH_IDS.some((id) => branchCode(id) === code)) {
    return wrong('unknown', 'branchCode', 'No branch has this code.');
  }
  const courseCode = query.get('courseCode');
  if (meetingType === 'Trial' && !/^(?:KNC(?:SPECIAL|CORE)\d{2}|DEFAULT)$/.test(courseCode ?? '')) {
    return wrong('unknown', 'courseCode', 'No course has this code.');
  }
  const rows = fields.map((field) => [LABELS[field] ?? field, (query.get(field) ?? '').trim()] as const);
  return { ok: true, value: { meetingType, rows } };
}

function wrong(code: BookingError['code'], field: string, message: string): Read {
  return { ok: false, error: { code, field, message } };
}
