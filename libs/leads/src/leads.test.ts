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
  IDLE_LEAD_FORM,
  leadFormTransition,
  leadIdFrom,
} from './lead-parts';
import type { CouponForm, InfoRequestForm, SeasonForm, TeacherMessageForm } from './lead-forms';
import {
  readCouponForm,
  readInfoRequestForm,
  readSeasonForm,
  readTeacherMessageForm,
  validateCoupon,
  validateInfoRequest,
  validateSeason,
  validateTeacherMessage,
} from './lead-forms';
import {
  couponTemplateParams,
  infoTemplateParams,
  seasonTemplateParams,
  teacherTemplateParams,
} from './template-params';

fc.configureGlobal({ seed: 20251201 });

const EMPTY_COUPON: CouponForm = { firstName: '', lastName: '', email: '', phone: '', agreement: false };
const EMPTY_INFO_REQUEST: InfoRequestForm = { subject: '', message: '', email: '', phone: '' };
const coupon: CouponForm = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(972) 555-0110',
  agreement: true,
};
const info: InfoRequestForm = {
  subject: 'Camps',
  message: 'Which week\nhas robots?',
  email: 'ada@example.com',
  phone: '',
};
const teacher: TeacherMessageForm = {
  teacherName: 'Sample Teacher',
  teacherEmail: 'teacher@example.com',
  fromName: 'Ada Lovelace',
  fromEmail: 'ada@example.com',
  message: 'Hello',
  subject: 'Thanks',
};
const season: SeasonForm = {
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  phone: '',
  season: 'winter',
  branch: 'euless',
  agreement: true,
};

describe('a wish to hear when registration opens (D-44)', () => {
  it('needs a name, an e-mail, what, where and the agreement; a phone only if there is one', () => {
    expect(validateSeason(season)).toEqual({});
    expect(validateSeason(readSeasonForm({}))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      season: 'Camp is required',
      branch: 'Place is required',
      agreement: 'Please agree to receive messages before continuing.',
    });
    expect(validateSeason({ ...season, phone: '555' })).toEqual({
      phone: 'Please enter a valid phone number',
    });
    expect(validateSeason({ ...season, name: 'Ada\nBcc: x@example.com' })).toEqual({
      name: 'Name must be on one line',
    });
  });

  it('becomes a mail that says what it is about', () => {
    const params = seasonTemplateParams(season, 'Winter Camp, Euless', {
      now: '2025-12-01T12:00:00.000Z',
      recipient: 'info@example.com',
    });
    expect(params).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      subject: 'Winter Camp, Euless',
      season: 'winter',
      branch: 'euless',
      request_type: 'Season Announcement Request',
      recipient_email: 'info@example.com',
    });
    expect(params.message_body).toContain('Phone: not given');
  });

  it('comes back from outside as it is, and agrees only with a real true', () => {
    expect(readSeasonForm(season)).toEqual(season);
    expect(readSeasonForm({ ...season, agreement: 'on' }).agreement).toBe(false);
  });

  it('keeps a wording of its own as proof', () => {
    const record = consentRecord('2025-12-01T12:00:00.000Z', 'season-form');
    expect(record).toMatchObject({ wordingVersion: 'season-1', channel: 'season-form' });
    expect(CONSENT_WORDINGS[record.wordingVersion]).toBe(SEASON_AGREEMENT_TEXT);
  });
});

describe('validateCoupon', () => {
  it('finds nothing wrong with a whole form', () => {
    expect(validateCoupon(coupon)).toEqual({});
    expect(hasNoErrors(validateCoupon(coupon))).toBe(true);
  });

  it('asks for every field and for the agreement', () => {
    const errors = validateCoupon(EMPTY_COUPON);
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
    expect(validateCoupon({ ...coupon, ...changes })).toEqual(errors);
  });

  it('asks for the agreement of the specification', () => {
    expect(AGREEMENT_TEXT).toBe('I agree to receive SMS and email messages');
  });
});

describe('the other forms', () => {
  it('ask an info request for all but the phone', () => {
    expect(validateInfoRequest(info)).toEqual({});
    expect(Object.keys(validateInfoRequest(EMPTY_INFO_REQUEST))).toEqual(['subject', 'message', 'email']);
    expect(validateInfoRequest({ ...info, phone: '1' })).toEqual({
      phone: 'Please enter a valid phone number',
    });
  });

  it('limit the length and the lines of a field', () => {
    expect(validateInfoRequest({ ...info, message: 'x'.repeat(5001) })).toEqual({
      message: 'Message can have at most 5000 characters',
    });
    expect(validateInfoRequest({ ...info, subject: 'a\nb' })).toEqual({
      subject: 'Subject must be on one line',
    });
  });

  it('ask a message to a teacher for everything', () => {
    expect(validateTeacherMessage(teacher)).toEqual({});
    expect(Object.keys(validateTeacherMessage(readTeacherMessageForm(null)))).toHaveLength(6);
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

describe('template parameters', () => {
  const context = { now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' };

  it('of a coupon request', () => {
    expect(couponTemplateParams(coupon, context)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '(972) 555-0110',
      request_type: '10% Off Coupon Request',
      timestamp: '2025-12-01T12:00:00.000Z',
      message_body:
        'Request: 10% Off Coupon Request\nName: Ada Lovelace\nEmail: ada@example.com\nPhone: (972) 555-0110\n' +
        'Agreed to SMS and email messages: yes\nTime: 2025-12-01T12:00:00.000Z',
      recipient_email: 'info@example.com',
    });
    const refused = couponTemplateParams({ ...coupon, agreement: false }, context);
    expect(refused.message_body).toContain('messages: no');
  });

  it('of an info request', () => {
    const params = infoTemplateParams(info, context);
    expect(Object.keys(params)).toEqual([
      'subject',
      'message',
      'email',
      'phone',
      'request_type',
      'timestamp',
      'message_body',
      'recipient_email',
    ]);
    expect(params.message_body).toContain('Phone: not given');
    expect(infoTemplateParams({ ...info, phone: '9725550110' }, context).message_body).toContain(
      '9725550110',
    );
  });

  it('of a message to a teacher', () => {
    expect(teacherTemplateParams(teacher, context)).toEqual({
      teacherName: 'Sample Teacher',
      teacher_email: 'teacher@example.com',
      from_name: 'Ada Lovelace',
      from_email: 'ada@example.com',
      sender_name: 'Ada Lovelace',
      sender_email: 'ada@example.com',
      message: 'Hello',
      subject: 'Thanks',
      recipient_email: 'info@example.com',
    });
  });

  it('of a teacher take no timestamp', () => {
    const params = teacherTemplateParams(teacher, { recipient: 'info@example.com' });
    // @ts-expect-error the teacher template has no timestamp (specification 1, section 7)
    expect(params.timestamp).toBeUndefined();
  });
});

describe('forms from outside', () => {
  it('come back as they are', () => {
    expect(readCouponForm(coupon)).toEqual(coupon);
    expect(readInfoRequestForm(info)).toEqual(info);
    expect(readTeacherMessageForm(teacher)).toEqual(teacher);
  });

  it('agree only with a real true', () => {
    expect(readCouponForm({ ...coupon, agreement: 'true' }).agreement).toBe(false);
  });

  it('never throw, and are empty where nothing fits', () => {
    expect(readCouponForm(Object.create({ email: 'inherited@example.com' }))).toEqual(EMPTY_COUPON);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(validateInfoRequest(readInfoRequestForm(value))).toBeDefined();
        expect(validateCoupon(readCouponForm(value))).toBeDefined();
      }),
    );
  });
});

it('a consent record says which wording, when and where', () => {
  const record = consentRecord('2025-12-01T12:00:00.000Z', 'coupon-dialog');
  expect(record).toEqual({
    wordingVersion: 'sms-email-2',
    at: '2025-12-01T12:00:00.000Z',
    channel: 'coupon-dialog',
  });
  // The specified label was all that stood there: nobody asked how often, and how to end it.
  expect(CONSENT_WORDINGS[record.wordingVersion]).toBe(`${AGREEMENT_TEXT}. ${AGREEMENT_DETAILS}`);
  expect(CONSENT_WORDINGS['sms-email-1']).toBe(AGREEMENT_TEXT);
});

describe('leadFormTransition', () => {
  const reference = leadIdFrom(new Uint8Array(12));
  const sending = leadFormTransition(IDLE_LEAD_FORM, { type: 'submitted' });
  const error = leadFormTransition(sending, { type: 'failed', reference });

  it('sends once, then succeeds or keeps the reference of what failed', () => {
    expect(leadFormTransition(sending, { type: 'submitted' })).toBe(sending);
    expect(leadFormTransition(sending, { type: 'delivered', reference })).toEqual({
      step: 'success',
      reference,
    });
    expect(error).toEqual({ step: 'error', reference });
  });

  it('lets a parent try again, and hears of a delivery that came later', () => {
    expect(leadFormTransition(error, { type: 'submitted' })).toEqual(sending);
    expect(leadFormTransition(error, { type: 'delivered', reference }).step).toBe('success');
  });

  it('ignores answers nobody waits for, and starts anew when closed', () => {
    expect(leadFormTransition(IDLE_LEAD_FORM, { type: 'delivered', reference })).toBe(IDLE_LEAD_FORM);
    expect(leadFormTransition(IDLE_LEAD_FORM, { type: 'failed', reference })).toBe(IDLE_LEAD_FORM);
    expect(leadFormTransition(error, { type: 'closed' })).toEqual(IDLE_LEAD_FORM);
  });
});
