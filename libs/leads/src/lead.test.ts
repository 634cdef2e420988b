import { leadIdFrom, leadOf, PARAM_NAMES } from './lead';

const MAIL = {
  id: leadIdFrom(new Uint8Array(12)),
  now: '2025-12-01T18:00:00.000Z',
  recipient: 'school@example.com',
};
const PARENT = { name: ' Ada Lovelace ', email: ' ada@example.com ', phone: ' 9725550110 ' };
const bodyOf = ({ message_body: body }: { readonly message_body: string }) => body.split('\n');

// The mail named no center, though the request was stored with one: only the mail of the server did.
it.each([['euless', ['Place: euless']] as const, [null, []] as const])(
  'names in the mail the branch that was chosen: %j',
  (branch, lines) => {
    const context = { ...MAIL, branch };
    const leads = [
      leadOf('coupon', { ...PARENT, firstName: 'Ada', lastName: 'Lovelace', agreement: true }, context),
      leadOf('info', { ...PARENT, subject: 'Days', message: 'Which?' }, context),
    ];
    for (const lead of leads) {
      expect(bodyOf(lead.params).filter((line) => line.startsWith('Place'))).toEqual(lines);
      expect(lead.branch).toBe(branch ?? undefined);
    }
  },
);

it('is about the branch that the form names, whatever was chosen', () => {
  const form = { ...PARENT, season: 'winter', branch: 'euless', agreement: true };
  const lead = leadOf('season', form, { ...MAIL, branch: 'flower-mound' });
  expect(lead.branch).toBe('euless');
  expect(bodyOf(lead.params)).toContain('Place: euless');
});

// The bodies were never read as a whole: a line without its name, or a name without its line, passed.
describe('the mail of a request says line by line, without the blanks that were typed', () => {
  it('who wants the coupon', () => {
    const form = { ...PARENT, firstName: ' Ada ', lastName: ' Lovelace ', agreement: true };
    const { params } = leadOf('coupon', form, MAIL);
    expect(params).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '9725550110',
      request_type: '10% Off Coupon Request',
      timestamp: MAIL.now,
      message_body: params.message_body,
      recipient_email: MAIL.recipient,
    });
    expect(bodyOf(leadOf('coupon', { ...form, agreement: false }, MAIL).params)).toContain(
      'Agreed to SMS and email messages: no',
    );
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
    const form = { ...PARENT, phone, subject: ' Days ', message: ' Which? ' };
    const { params } = leadOf('info', form, MAIL);
    expect(params).toMatchObject({ subject: 'Days', message: 'Which?', email: 'ada@example.com' });
    expect(Object.keys(params)).toEqual(PARAM_NAMES.info);
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
    'which season, or which week, is waited for, with the phone %j and the agreement %j',
    (phone, agreement, told, agreed) => {
      const person = { ...PARENT, phone, agreement };
      const who = ['Place: euless', 'Name: Ada Lovelace', 'Email: ada@example.com', `Phone: ${told}`];
      const season = leadOf(
        'season',
        { ...person, season: ' winter ', branch: ' euless ' },
        { ...MAIL, subject: 'Winter Camp, Euless' },
      ).params;
      expect(season).toMatchObject({
        name: 'Ada Lovelace',
        subject: 'Winter Camp, Euless',
        season: 'winter',
        branch: 'euless',
        recipient_email: MAIL.recipient,
      });
      expect(bodyOf(season)).toEqual([
        'Request: Season Announcement Request',
        'About: Winter Camp, Euless',
        'Season: winter',
        ...who,
        `Agreed to a message when registration opens: ${agreed}`,
        `Time: ${MAIL.now}`,
      ]);
      const place = { childAge: '9', edition: 'winter-2025', week: '1', part: 'full_day', branch: 'euless' };
      const waiting = leadOf(
        'waiting',
        { ...person, ...place },
        { ...MAIL, subject: 'Winter Camp 2025, week 1, Euless' },
      ).params;
      const { edition, week } = place;
      expect(waiting).toMatchObject({ name: 'Ada Lovelace', child_age: '9', edition, week });
      expect(bodyOf(waiting)).toEqual([
        'Request: Waiting List Request',
        'Waits for: Winter Camp 2025, week 1, Euless',
        "Child's age: 9",
        ...who,
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
    const { params } = leadOf('teacher', form, MAIL);
    // @ts-expect-error the teacher template has no timestamp (specification 1, section 7)
    expect(params.timestamp).toBeUndefined();
    expect(params).toEqual({
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
