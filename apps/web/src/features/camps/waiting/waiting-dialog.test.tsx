import { keepLead, leadIdFrom, leadOf } from '@kidcode/leads';

import { render, settled } from '../../../../test/render';
import { STORAGE_KEYS } from '../../../shared/browser-storage';
import { WaitingDialog } from './waiting-dialog';

jest.mock('../../leads/send-lead', () => ({ loadSending: () => undefined }));

const show = (week: number) =>
  render(
    <WaitingDialog
      place={{ edition: 'winter-2025', week, part: 'full_day', center: 'euless' }}
      subject={`Winter Camp 2025, week ${week}, Euless`}
      onClose={() => undefined}
    />,
  );

it('says that a request for the same week waits already, and asks for another week', async () => {
  const place = { edition: 'winter-2025', week: '1', part: 'full_day', branch: 'euless' };
  const lead = leadOf(
    'waiting',
    { name: 'Ana', childAge: '8', email: 'ana@example.com', phone: '', agreement: true, ...place },
    { id: leadIdFrom(new Uint8Array(12)), now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' },
  );
  localStorage.setItem(STORAGE_KEYS.leadOutbox, JSON.stringify(keepLead([], lead, 0)));
  const first = await show(1);
  expect(document.querySelector('[role=dialog] [role=alert]')!.textContent).toContain(lead.id);
  expect(document.querySelector('form')).toBeNull();
  first.unmount();
  await settled();
  await show(2);
  expect(document.querySelector('[role=dialog] [role=alert]')).toBeNull();
  expect(document.querySelector('form')).not.toBeNull();
});
