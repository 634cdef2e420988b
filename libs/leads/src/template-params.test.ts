import {
  couponTemplateParams,
  infoTemplateParams,
  seasonTemplateParams,
  teacherTemplateParams,
  waitingTemplateParams,
} from './template-params';

const MAIL = { now: '2025-12-01T18:00:00.000Z', recipient: 'school@example.com' };
const PARENT = { name: ' Ada Lovelace ', email: ' ada@example.com ', phone: ' 9725550110 ' };
const bodyOf = ({ message_body: body }: { readonly message_body: string }) => body.split('\n');

// The bodies were never read as a whole: a line without its name, or a name without its line, passed.
describe('the mail of a request says line by line, without the blanks that were typed', () => {
  it('who wants the coupon', () => {
    const form = { ...PARENT, firstName: ' Ada ', lastName: ' Lovelace ', agreement: true };
    const params = couponTemplateParams(form, MAIL);
    expect(params).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '9725550110',
      timestamp: MAIL.now,
      recipient_email: MAIL.recipient,
    });
    expect(bodyOf(params)).toEqual([
      'Request: 10% Off Coupon Request',
      'Name: Ada Lovelace',
      'Email: ada@example.com',
      'Phone: 9725550110',
      'Agreed to SMS and email messages: yes',
      `Time: ${MAIL.now}`,
    ]);
  });

  it.each([
    [PARENT.phone, '9725550110'],
    ['  ', 'not given'],
  ])('what is asked, with the phone %j', (phone, told) => {
    const params = infoTemplateParams({ ...PARENT, phone, subject: ' Days ', message: ' Which? ' }, MAIL);
    expect(params).toMatchObject({ subject: 'Days', message: 'Which?', email: 'ada@example.com' });
    expect(bodyOf(params)).toEqual([
      'Request: Information Request',
      'Subject: Days',
      'Email: ada@example.com',
      `Phone: ${told}`,
      `Time: ${MAIL.now}`,
      'Message: Which?',
    ]);
  });

  it.each([
    [PARENT.phone, true, '9725550110', 'yes'],
    ['', false, 'not given', 'no'],
  ])(
    'which season is waited for, with the phone %j and the agreement %j',
    (phone, agreement, told, agreed) => {
      const form = { ...PARENT, phone, season: ' winter ', branch: ' euless ', agreement };
      const params = seasonTemplateParams(form, 'Winter Camp, Euless', MAIL);
      expect(params).toMatchObject({ name: 'Ada Lovelace', season: 'winter', branch: 'euless' });
      expect(bodyOf(params)).toEqual([
        'Request: Season Announcement Request',
        'About: Winter Camp, Euless',
        'Season: winter',
        'Place: euless',
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        `Phone: ${told}`,
        `Agreed to a message when registration opens: ${agreed}`,
        `Time: ${MAIL.now}`,
      ]);
    },
  );

  it.each([
    [PARENT.phone, true, '9725550110', 'yes'],
    ['', false, 'not given', 'no'],
  ])(
    'for which week a child waits, with the phone %j and the agreement %j',
    (phone, agreement, told, agreed) => {
      const place = { childAge: '9', edition: 'winter-2025', week: '1', part: 'full_day', branch: 'euless' };
      const params = waitingTemplateParams(
        { ...PARENT, ...place, phone, agreement },
        'Winter Camp 2025, week 1, Euless',
        MAIL,
      );
      expect(params).toMatchObject({
        name: 'Ada Lovelace',
        child_age: '9',
        edition: 'winter-2025',
        week: '1',
      });
      expect(bodyOf(params)).toEqual([
        'Request: Waiting List Request',
        'Waits for: Winter Camp 2025, week 1, Euless',
        "Child's age: 9",
        'Place: euless',
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        `Phone: ${told}`,
        `Agreed to a message when a place is free: ${agreed}`,
        `Time: ${MAIL.now}`,
      ]);
    },
  );

  it('and a teacher gets the sender under both names', () => {
    const form = {
      teacherName: ' Robotics teacher ',
      teacherEmail: ' team@example.com ',
      fromName: ' Ada ',
      fromEmail: ' ada@example.com ',
      message: ' Thanks! ',
      subject: ' Monday ',
    };
    expect(teacherTemplateParams(form, MAIL)).toEqual({
      teacherName: 'Robotics teacher',
      teacher_email: 'team@example.com',
      from_name: 'Ada',
      from_email: 'ada@example.com',
      sender_name: 'Ada',
      sender_email: 'ada@example.com',
      message: 'Thanks!',
      subject: 'Monday',
      recipient_email: MAIL.recipient,
    });
  });
});
