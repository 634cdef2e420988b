import { ageWords, centerOf, csvRow, leadRow, statusOf, type OfficeLead } from './office';

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

it('writes a lead as a row in which no name breaks a column and no subject is a formula', () => {
  expect(leadRow(LEAD)).toBe(
    'KC-7Q2M-X4RT-9D1A,2025-12-01T18:00:00Z,info,Euless,"open, no mail","Ada, L",ada@example.com,,' +
      '\'=1+1,"Two\nlines",,2027-12-01T18:00:00Z,new,,',
  );
  const answered: OfficeLead = {
    ...LEAD,
    consent: { version: 'coupon-1', channel: 'coupon-dialog', at: LEAD.receivedAt },
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
