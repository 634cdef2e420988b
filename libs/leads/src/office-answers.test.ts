import * as v from 'valibot';

import {
  COUNTED_ANSWER,
  DONE_ANSWER,
  DROP_PLACE_ANSWER,
  ERASED_ANSWER,
  LEAD_ANSWER,
  LEADS_CSV_HEAD,
  MARKED_ANSWER,
  PEOPLE_ANSWER,
  SET_PLACES_ANSWER,
  SUMMARY_ANSWER,
  TAKE_PLACES_ANSWER,
  WAITING_ANSWER,
} from './office';

const PLACE = { edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless' };
const ROOM = {
  ...PLACE,
  ...{ capacity: 10, taken: 3, left: 7, waiting: 0, closed: false, reason: '', version: 1 },
  ...{ updatedBy: 'sam@example.com', updatedAt: '2025-12-01T18:00:00Z', ageSeconds: 60 },
};
const CHILD = {
  ...PLACE,
  ...{ reference: 'KC-1', childAge: 9, state: 'waiting', version: 1, name: 'Ada', email: 'ada@example.com' },
  ...{ phone: '', arrivedAt: '2025-12-01T18:00:00Z', ageSeconds: 60 },
};
const LEAD = {
  ...{ reference: 'KC-1', kind: 'info', branch: 'euless', name: 'Ada', email: 'ada@example.com', phone: '' },
  ...{ subject: 'Days', message: 'Which?', receivedAt: '2025-12-01T18:00:00Z', mailedAt: null, doneAt: null },
  ...{ keepUntil: '2027-12-01T18:00:00Z', ageSeconds: 60, state: 'new', note: '', assignedTo: null },
  ...{ version: 1, changedAt: null, changedBy: null },
  consent: { version: 'coupon-1', channel: 'coupon-dialog', at: '2025-12-01T18:00:00Z' },
};

type Case = readonly [name: string, schema: v.GenericSchema, answer: unknown];

// Their fields were named nowhere but in the schemas: an answer without one, or with a word more, was taken.
describe('an answer of the backend to the office', () => {
  it.each<Case>([
    ['a lead', LEAD_ANSWER, LEAD],
    ['whether a lead is done', DONE_ANSWER, { done: true }],
    ['what was erased', ERASED_ANSWER, { erased: ['KC-1'] }],
    ['what waits', SUMMARY_ANSWER, { waiting: 1, unmailed: 0 }],
    ['the places left', COUNTED_ANSWER, [ROOM]],
    ['who waits', WAITING_ANSWER, [CHILD]],
    ['places that are set', SET_PLACES_ANSWER, { outcome: 'set', rows: [ROOM] }],
    ['places changed meanwhile', SET_PLACES_ANSWER, { outcome: 'changed-meanwhile', rows: [null] }],
    ['nobody who waits', MARKED_ANSWER, { outcome: 'not-waiting' }],
    ...['owner', 'staff'].map((role): Case => [
      role,
      PEOPLE_ANSWER,
      [{ email: 'sam@example.com', role, centers: ['euless'] }],
    ]),
    ...['changed', 'closed', 'no-place', 'none-taken', 'not-counted'].map((outcome): Case => [
      outcome,
      TAKE_PLACES_ANSWER,
      { outcome },
    ]),
    ...['dropped', 'changed-meanwhile', 'not-counted'].map((outcome): Case => [
      outcome,
      DROP_PLACE_ANSWER,
      { outcome },
    ]),
    ...['marked', 'changed-meanwhile'].map((outcome): Case => [
      outcome,
      MARKED_ANSWER,
      { outcome, state: 'offered', version: 2 },
    ]),
  ])('is read whole: %s', (_name, schema, answer) => {
    expect(v.parse(schema, answer)).toEqual(answer);
  });

  it.each<Case>([
    ['a state that is none', LEAD_ANSWER, { ...LEAD, state: 'lost' }],
    ['a consent without its time', LEAD_ANSWER, { ...LEAD, consent: { version: '1', channel: 'x' } }],
    ['an outcome that is none', TAKE_PLACES_ANSWER, { outcome: '' }],
    ['an outcome of another call', DROP_PLACE_ANSWER, { outcome: 'closed' }],
    ['a role that is none', PEOPLE_ANSWER, [{ email: 'sam@example.com', role: '', centers: [] }]],
    ['a child without a place', WAITING_ANSWER, [{ ...CHILD, edition: undefined }]],
    ['a count without a center', COUNTED_ANSWER, [{ ...ROOM, center: undefined }]],
    ['nothing that is done', DONE_ANSWER, {}],
    ['no number of those who wait', SUMMARY_ANSWER, {}],
    ['nothing erased', ERASED_ANSWER, {}],
    ['an answer without its outcome', SET_PLACES_ANSWER, { rows: [] }],
    ['a mark without its state', MARKED_ANSWER, { outcome: 'marked', version: 2 }],
  ])('is refused: %s', (_name, schema, answer) => {
    expect(v.safeParse(schema, answer).success).toBe(false);
  });
});

it('a file of leads begins with the byte-order mark and names its columns', () => {
  expect(LEADS_CSV_HEAD).toBe(
    '\u{FEFF}reference,received,kind,center,status,name,email,phone,' +
      'subject,message,consent,kept until,state,assigned to,note',
  );
});
