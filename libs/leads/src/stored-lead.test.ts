import fc from 'fast-check';

import { CONSENT_CHANNELS, CONSENT_WORDINGS, LEAD_KINDS, validateLeadForm } from './lead-forms';
import { leadIdFrom, leadOf, type Lead } from './lead';
import { readStoredLead, receivedLeadParams, storedLeadOf, type ReceivedLead } from './stored-lead';

const id = leadIdFrom(Array.from({ length: 12 }, (_, place) => place));
const context = { id, now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' };
const person = { email: 'ada@example.com', phone: '9725550110' };
const waitingForm = {
  name: 'Ada L',
  ...person,
  childAge: '9',
  edition: 'winter-2025',
  week: '2',
  part: 'full_day',
  branch: 'euless',
  agreement: true,
};
const teacherForm = {
  teacherName: 'T'.repeat(100),
  teacherEmail: 't@example.com',
  fromName: 'Ada L',
  fromEmail: person.email,
  message: 'Hello',
  subject: 's'.repeat(150),
};
const seasonForm = {
  name: 'Ada L',
  ...person,
  phone: '',
  season: 'winter',
  branch: 'euless',
  agreement: true,
};

const LEADS: Readonly<Record<Lead['kind'], Lead>> = {
  coupon: {
    ...leadOf('coupon', { firstName: 'Ada', lastName: 'L', ...person, agreement: true }, context),
    branch: 'euless',
  },
  info: leadOf('info', { subject: 'Robots', message: 'When?\nWhere?', ...person }, context),
  teacher: { ...leadOf('teacher', teacherForm, context), branch: 'euless' },
  season: {
    ...leadOf('season', seasonForm, { ...context, subject: 'Winter Camp, Euless' }),
    branch: 'euless',
  },
  waiting: {
    ...leadOf('waiting', waitingForm, { ...context, subject: 'Winter Camp 2025, week 2, Euless' }),
    branch: 'euless',
  },
};

describe('storedLeadOf', () => {
  it.each([
    [
      'coupon',
      { name: 'Ada L', ...person, subject: '10% Off Coupon Request', message: '', branch: 'euless' },
    ],
    ['info', { name: '', ...person, subject: 'Robots', message: 'When?\nWhere?', branch: '' }],
    ['teacher', { name: 'Ada L', email: person.email, phone: '', message: 'Hello', branch: 'euless' }],
    ['season', { name: 'Ada L', email: person.email, subject: 'Winter Camp, Euless', branch: 'euless' }],
    [
      'waiting',
      {
        subject: 'Winter Camp 2025, week 2, Euless',
        message: "Child's age: 9",
        waits: { edition: 'winter-2025', week: 2, part: 'full_day', childAge: 9 },
      },
    ],
  ] as const)('keeps what the office needs of %s', (kind, expected) => {
    expect(storedLeadOf(LEADS[kind])).toMatchObject({ reference: id, kind, ...expected });
  });

  it.each(Object.values(LEADS))('is what the server takes: $kind', (lead) => {
    const stored = storedLeadOf(lead);
    expect(readStoredLead(JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, value: stored });
  });
});

describe('readStoredLead', () => {
  const coupon = storedLeadOf(LEADS.coupon);
  const waiting = storedLeadOf(LEADS.waiting);
  const info = storedLeadOf(LEADS.info);

  it.each([
    ['nothing', null, 'bad-reference'],
    ['a reference of its own making', { ...coupon, reference: 'KC-1' }, 'bad-reference'],
    ['a kind that no form has', { ...coupon, kind: 'constructor' }, 'bad-kind'],
    ['no e-mail', { ...coupon, email: '' }, 'bad-field'],
    ['an e-mail with a header in it', { ...coupon, email: 'a@example.com\nBcc: b@example.com' }, 'bad-field'],
    ['a name that turns the office’s list round', { ...coupon, name: 'A\u202egro.live' }, 'bad-field'],
    ['a subject that drives a terminal', { ...coupon, subject: 'a\u009b2J' }, 'bad-field'],
    ['an endless name', { ...coupon, name: 'x'.repeat(201) }, 'bad-field'],
    ['a coupon without consent', { ...coupon, consent: null }, 'bad-consent'],
    // It was kept, though the page says "Message is required".
    ['a question that asks nothing', { ...info, message: ' ' }, 'bad-field'],
    ['no message to a teacher', { ...storedLeadOf(LEADS.teacher), message: '' }, 'bad-field'],
    ['a question with consent', { ...info, consent: coupon.consent }, 'bad-consent'],
    [
      'an invented wording',
      { ...coupon, consent: { version: 'invented', channel: 'coupon-dialog' } },
      'bad-consent',
    ],
    [
      'a wording of another form',
      { ...coupon, consent: { version: 'season-1', channel: 'coupon-dialog' } },
      'bad-consent',
    ],
    [
      'a wording by an inherited name',
      { ...coupon, consent: { version: '__proto__', channel: 'x' } },
      'bad-consent',
    ],
    ['a child that waits for nothing', { ...waiting, waits: null }, 'bad-waiting'],
    ['a child that waits nowhere', { ...waiting, branch: '' }, 'bad-waiting'],
    [
      'an edition that is no name',
      { ...waiting, waits: { ...waiting.waits, edition: "'; drop" } },
      'bad-waiting',
    ],
    ['a part that is no text', { ...waiting, waits: { ...waiting.waits, part: 7 } }, 'bad-waiting'],
    ['half a week', { ...waiting, waits: { ...waiting.waits, week: 1.5 } }, 'bad-waiting'],
    ['a child of a hundred', { ...waiting, waits: { ...waiting.waits, childAge: 100 } }, 'bad-waiting'],
    ['a place to wait for without consent', { ...waiting, consent: null }, 'bad-consent'],
  ])('refuses %s', (_, value, code) => {
    expect(readStoredLead(value)).toMatchObject({ ok: false, error: { code } });
  });

  it('leaves out what a database cannot keep, and what nobody asked for', () => {
    const read = readStoredLead({ ...coupon, name: ' A\0da \ud800', consentAt: 'infinity', id: 7 });
    expect(read).toEqual({ ok: true, value: { ...coupon, name: 'Ada' } });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(coupon)), (value, name) => {
        expect(typeof readStoredLead(value).ok).toBe('boolean');
        expect(typeof readStoredLead({ ...coupon, [name]: value }).ok).toBe('boolean');
      }),
    );
  });

  it('knows for every wording where it stood', () =>
    expect(Object.keys(CONSENT_CHANNELS).sort()).toEqual(Object.keys(CONSENT_WORDINGS).sort()));
});

describe('a wish to be on a waiting list', () => {
  it.each([
    [{}, []],
    [{ phone: '' }, []],
    [{ childAge: '' }, ['childAge']],
    [{ childAge: 'nine' }, ['childAge']],
    [{ childAge: '0' }, ['childAge']],
    [{ childAge: '100' }, ['childAge']],
    [{ email: 'ada' }, ['email']],
    [{ name: ' ' }, ['name']],
    [{ agreement: false }, ['agreement']],
  ])('with %j is wrong in %j', (changed, wrong) => {
    expect(Object.keys(validateLeadForm('waiting', { ...waitingForm, ...changed }))).toEqual(wrong);
  });
});

it('keeps who waits for an online course, which has week 0', () => {
  const stored = storedLeadOf(LEADS.waiting);
  const read = readStoredLead({ ...stored, waits: { ...stored.waits, week: 0 } });
  expect(read.ok && read.value.waits?.week).toBe(0);
});

const RECEIVED: ReceivedLead = {
  reference: leadIdFrom(Array.from({ length: 12 }, () => 5)),
  kind: 'info',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  phone: '972-555-0101',
  subject: 'Robots',
  message: 'First line\nsecond line',
  branch: 'euless',
  receivedAt: '2025-12-01T12:00:00+00:00',
  consent: { version: 'season-1', channel: 'season-form', at: '2025-12-01T12:00:01+00:00' },
};

describe('receivedLeadParams', () => {
  it.each(LEAD_KINDS)('tells all that is stored of a lead of the kind %s', (kind) => {
    const params = receivedLeadParams({ ...RECEIVED, kind }, 'school@example.com');
    const { consent, ...texts } = RECEIVED;
    for (const value of [...Object.values({ ...texts, kind: '' }), ...Object.values(consent ?? {})]) {
      expect(params['message_body']).toContain(value);
    }
    expect(params).toMatchObject({
      lead_id: RECEIVED.reference,
      email: RECEIVED.email,
      consent_version: 'season-1',
      recipient_email: 'school@example.com',
    });
  });

  it('names the sender as the template of a message to a teacher does', () =>
    expect(receivedLeadParams({ ...RECEIVED, kind: 'teacher' }, 's@example.com')).toMatchObject({
      from_name: 'Ana Lopez',
      from_email: 'ana@example.com',
      sender_name: 'Ana Lopez',
      sender_email: 'ana@example.com',
    }));

  it('leaves out what was not given', () => {
    const bare = { ...RECEIVED, name: '', phone: '', branch: '', message: '', consent: null };
    const params = receivedLeadParams(bare, 's@example.com');
    expect(params['message_body']).not.toMatch(/Name|Phone|Place|Message|Agreed/);
    expect(params).not.toHaveProperty('consent_at');
  });
});
