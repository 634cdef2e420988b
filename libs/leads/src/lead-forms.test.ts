import fc from 'fast-check';
import {
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  CONSENT_WORDINGS,
  consentRecord,
  SEASON_AGREEMENT_TEXT,
  hasNoErrors,
  isEmail,
  isPhone,
  readLeadForm,
  validateLeadForm,
  type LeadForm,
} from './lead-forms';

fc.configureGlobal({ seed: 20251201 });

const EMPTY_COUPON: LeadForm<'coupon'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  agreement: false,
};
const EMPTY_INFO_REQUEST: LeadForm<'info'> = { subject: '', message: '', email: '', phone: '' };
const coupon: LeadForm<'coupon'> = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(972) 555-0110',
  agreement: true,
};
const info: LeadForm<'info'> = {
  subject: 'Camps',
  message: 'Which week\nhas robots?',
  email: 'ada@example.com',
  phone: '',
};
const teacher: LeadForm<'teacher'> = {
  teacherName: 'Sample Teacher',
  teacherEmail: 'teacher@example.com',
  fromName: 'Ada Lovelace',
  fromEmail: 'ada@example.com',
  message: 'Hello',
  subject: 'Thanks',
};
const season: LeadForm<'season'> = {
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  phone: '',
  season: 'winter',
  branch: 'euless',
  agreement: true,
};

describe('a wish to hear when registration opens (D-44)', () => {
  it('needs a name, an e-mail, what, where and the agreement; a phone only if there is one', () => {
    expect(validateLeadForm('season', season)).toEqual({});
    expect(validateLeadForm('season', readLeadForm('season', {}))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      season: 'Camp is required',
      branch: 'Place is required',
      agreement: 'Please agree to receive messages before continuing.',
    });
    expect(validateLeadForm('season', { ...season, phone: '555' })).toEqual({
      phone: 'Please enter a valid phone number',
    });
    expect(validateLeadForm('season', { ...season, name: 'Ada\nBcc: x@example.com' })).toEqual({
      name: 'Name must be on one line',
    });
  });
});

describe('the coupon form', () => {
  it('asks for every field and for the agreement', () => {
    const errors = validateLeadForm('coupon', EMPTY_COUPON);
    expect(errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone is required',
      agreement: 'Please agree to receive messages before continuing.',
    });
    expect(hasNoErrors(errors)).toBe(false);
  });

  it.each([
    [{}, {}],
    [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
    [{ phone: '555' }, { phone: 'Please enter a valid phone number' }],
    [{ firstName: '   ' }, { firstName: 'First name is required' }],
    [{ firstName: 'x'.repeat(51) }, { firstName: 'First name can have at most 50 characters' }],
    [{ lastName: 'A\r\nBcc: all@example.com' }, { lastName: 'Last name must be on one line' }],
    // A name that turned the office's list round, or drove its terminal, was taken.
    [{ firstName: 'A\u202egro.live' }, { firstName: 'First name has characters that cannot be shown' }],
    [{ firstName: 'A\u001b[2J' }, { firstName: 'First name has characters that cannot be shown' }],
    [{ lastName: 'A\u009b2J' }, { lastName: 'Last name has characters that cannot be shown' }],
    [{ lastName: '\u2067A\u2069' }, { lastName: 'Last name has characters that cannot be shown' }],
    [{ firstName: 'Zoë', lastName: 'Ó Briain-Łukasz' }, {}],
    [{ firstName: 'שרה', lastName: '王小明 👩‍💻' }, {}],
  ])('finds %j', (changes, errors) => {
    const found = validateLeadForm('coupon', { ...coupon, ...changes });
    expect(found).toEqual(errors);
    expect(hasNoErrors(found)).toBe(Object.keys(errors).length === 0);
  });

  it('asks for the agreement of the specification', () => {
    expect(AGREEMENT_TEXT).toBe('I agree to receive SMS and email messages');
  });
});

describe('the other forms', () => {
  it('ask an info request for all but the phone', () => {
    expect(validateLeadForm('info', info)).toEqual({});
    expect(Object.keys(validateLeadForm('info', EMPTY_INFO_REQUEST))).toEqual([
      'subject',
      'message',
      'email',
    ]);
    expect(validateLeadForm('info', { ...info, phone: '1' })).toEqual({
      phone: 'Please enter a valid phone number',
    });
  });

  it('limit the length and the lines of a field', () => {
    expect(validateLeadForm('info', { ...info, message: 'x'.repeat(5001) })).toEqual({
      message: 'Message can have at most 5000 characters',
    });
    expect(validateLeadForm('info', { ...info, subject: 'a\nb' })).toEqual({
      subject: 'Subject must be on one line',
    });
  });

  it('ask a message to a teacher for everything', () => {
    expect(validateLeadForm('teacher', teacher)).toEqual({});
    expect(Object.keys(validateLeadForm('teacher', readLeadForm('teacher', null)))).toHaveLength(6);
  });
});

describe('isEmail', () => {
  it.each(['ada@example.com', 'a.b+c@mail.example.co.uk', "o'neil@example.org", 'ü@exämple.de'])(
    'takes %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@b@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com\nBcc: eve@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('does not take %j', (text) => expect(isEmail(text)).toBe(false));

  it('answers at once, whatever the text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => typeof isEmail(text) === 'boolean'));
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('isPhone', () => {
  it.each(['(972) 555-0110', '972.555.0110', '+1 972 555 0110', '9725550110', '+44 20 7946 0958'])(
    'takes %s',
    (text) => expect(isPhone(text)).toBe(true),
  );
  it.each(['', '555-0110', 'call me', '+1 (972) 555-0110 0000 0000', '972+5550110', '------- ---'])(
    'does not take %j',
    (text) => expect(isPhone(text)).toBe(false),
  );
});

describe('forms from outside', () => {
  it.each([
    ['\u202A(972) 555-0199\u202C', '(972) 555-0199'],
    ['(972) 555\u20110199', '(972) 555-0199'],
    ['972\u2013555\u22120199', '972-555-0199'],
    ['972/555-0199', '972-555-0199'],
  ])('have a phone number that was copied as %j', (copied, phone) => {
    const form = readLeadForm('coupon', { ...coupon, phone: copied });
    expect([form.phone, validateLeadForm('coupon', form)]).toEqual([phone, {}]);
  });

  it('have names with the marks that a number loses, and so they are refused (D-107)', () => {
    const form = readLeadForm('coupon', { ...coupon, firstName: 'A\u202Eda' });
    expect(validateLeadForm('coupon', form)).toEqual({
      firstName: 'First name has characters that cannot be shown',
    });
  });

  it('come back as they are', () => {
    expect(readLeadForm('season', season)).toEqual(season);
    expect(readLeadForm('coupon', coupon)).toEqual(coupon);
    expect(readLeadForm('info', info)).toEqual(info);
    expect(readLeadForm('teacher', teacher)).toEqual(teacher);
  });

  it('agree only with a real true', () => {
    expect(readLeadForm('coupon', { ...coupon, agreement: 'true' }).agreement).toBe(false);
  });

  it('never throw, and are empty where nothing fits', () => {
    expect(readLeadForm('coupon', Object.create({ email: 'inherited@example.com' }))).toEqual(EMPTY_COUPON);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(validateLeadForm('info', readLeadForm('info', value))).toBeDefined();
        expect(validateLeadForm('coupon', readLeadForm('coupon', value))).toBeDefined();
      }),
    );
  });
});

it.each([
  // The specified label was all that stood there: nobody asked how often, and how to end it.
  ['coupon', 'sms-email-2', 'coupon-dialog', `${AGREEMENT_TEXT}. ${AGREEMENT_DETAILS}`],
  ['season', 'season-1', 'season-form', SEASON_AGREEMENT_TEXT],
] as const)(
  'the consent to a %s says which wording, when and where',
  (kind, wordingVersion, channel, words) => {
    const at = '2025-12-01T12:00:00.000Z';
    expect(consentRecord(kind, at)).toEqual({ wordingVersion, at, channel });
    expect(CONSENT_WORDINGS[wordingVersion]).toBe(words);
    expect(CONSENT_WORDINGS['sms-email-1']).toBe(AGREEMENT_TEXT);
  },
);
