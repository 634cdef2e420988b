import { LEAD_KINDS } from './lead-forms';
import { leadIdFrom } from './lead-parts';
import { receivedLeadParams, type ReceivedLead } from './stored-lead';

const LEAD: ReceivedLead = {
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
    const params = receivedLeadParams({ ...LEAD, kind }, 'school@example.com');
    const { consent, ...texts } = LEAD;
    for (const value of [...Object.values({ ...texts, kind: '' }), ...Object.values(consent ?? {})]) {
      expect(params['message_body']).toContain(value);
    }
    expect(params).toMatchObject({
      lead_id: LEAD.reference,
      email: LEAD.email,
      consent_version: 'season-1',
      recipient_email: 'school@example.com',
    });
  });

  it('names the sender as the template of a message to a teacher does', () =>
    expect(receivedLeadParams({ ...LEAD, kind: 'teacher' }, 's@example.com')).toMatchObject({
      from_name: 'Ana Lopez',
      from_email: 'ana@example.com',
      sender_name: 'Ana Lopez',
      sender_email: 'ana@example.com',
    }));

  it('leaves out what was not given', () => {
    const bare = { ...LEAD, name: '', phone: '', branch: '', message: '', consent: null };
    const params = receivedLeadParams(bare, 's@example.com');
    expect(params['message_body']).not.toMatch(/Name|Phone|Place|Message|Agreed/);
    expect(params).not.toHaveProperty('consent_at');
  });
});
