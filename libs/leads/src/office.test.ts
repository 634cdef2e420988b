import * as v from 'valibot';

import {
  ageWords,
  centerOf,
  COUNTED_ANSWER,
  csvRow,
  DONE_ANSWER,
  DROP_PLACE_ANSWER,
  ERASED_ANSWER,
  LEAD_ANSWER,
  leadRow,
  LEADS_CSV_HEAD,
  MARKED_ANSWER,
  PEOPLE_ANSWER,
  SET_PLACES_ANSWER,
  statusOf,
  SUMMARY_ANSWER,
  TAKE_PLACES_ANSWER,
  WAITING_ANSWER,
  type OfficeLead,
} from './office';

it.each([
  [0, 'now'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, age) => expect(ageWords(seconds)).toBe(age));

// A blank before it, or the sign as a Chinese keyboard writes it, and it was a formula again.
it.each(['=1', '+1', '-1', '@x', ' =1', '\u00a0\u3000=1', '＝1', '＋1', '－1', '＠x', '\u200b=1'])(
  'marks %j as text',
  (value) => expect(csvRow([value])).toBe(`'${value}`),
);

// Found by attack: a spreadsheet of Europe takes `;` for the next cell, and others see nothing in a mark that has no width.
it.each([
  ['Ana;=1+1', "Ana;'=1+1"],
  ['Ana; @x', "Ana;' @x"],
  ['Ana\t=1', 'Ana =1'],
  ['Hello\n=1', '"Hello\n\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
  ['Hello\u2028=1', "Hello\u2028'=1"],
  ['Ana;"=1', '"Ana;\'""=1"'],
  ['\ufe0f=1', "'\ufe0f=1"],
  ['\u3164=1', "'\u3164=1"],
  ['\u2800+1', "'\u2800+1"],
  ['﹦1', "'﹦1"],
  ['−1', "'−1"],
  ['a=b; c-d', 'a=b; c-d'],
])('marks what a spreadsheet could begin within %j as text', (value, expected) =>
  expect(csvRow([value])).toBe(expected),
);

it('keeps the lines of a message in a cell, and nothing that drives a terminal', () =>
  expect(csvRow(['a\r\nb\rc\td\u001b[31me\u0085f\u202eg'])).toBe('"a\nb\nc d [31me f g"'));

const LEAD: OfficeLead = {
  reference: 'KC-7Q2M-X4RT-9D1A',
  kind: 'info',
  branch: 'euless',
  name: 'Ada, L',
  email: 'ada@example.com',
  phone: '',
  subject: '=1+1',
  message: 'Two\nlines',
  receivedAt: '2025-12-01T18:00:00Z',
  mailedAt: null,
  doneAt: null,
  keepUntil: '2027-12-01T18:00:00Z',
  ageSeconds: 60,
  consent: null,
  state: 'new',
  note: '',
  assignedTo: null,
  version: 1,
  changedAt: null,
  changedBy: null,
};

const CONSENT = { version: 'coupon-1', channel: 'coupon-dialog', at: LEAD.receivedAt };

it('writes a lead as a row in which no name breaks a column and no subject is a formula', () => {
  expect(leadRow(LEAD)).toBe(
    'KC-7Q2M-X4RT-9D1A,2025-12-01T18:00:00Z,info,Euless,"open, no mail","Ada, L",ada@example.com,,' +
      '\'=1+1,"Two\nlines",,2027-12-01T18:00:00Z,new,,',
  );
  const answered: OfficeLead = {
    ...LEAD,
    consent: CONSENT,
    assignedTo: 'sam@example.com',
    doneAt: LEAD.receivedAt,
  };
  expect(leadRow(answered)).toContain(',done,');
  expect(leadRow(answered)).toContain(',coupon-1,2027-12-01T18:00:00Z,new,sam@example.com,');
});

it('says what is left to do, and names the center as far as the school knows it', () => {
  expect(statusOf({ doneAt: null, mailedAt: LEAD.receivedAt })).toBe('open');
  expect([centerOf({ branch: 'euless' }), centerOf({ branch: 'argyle' })]).toEqual(['Euless', 'argyle']);
});

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

type Case = readonly [name: string, schema: v.GenericSchema, answer: unknown];

// Their fields were named nowhere but in the schemas: an answer without one, or with a word more, was taken.
describe('an answer of the backend to the office', () => {
  it.each<Case>([
    ['a lead', LEAD_ANSWER, { ...LEAD, consent: CONSENT }],
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
