/** @jest-environment node */
import { enumerateSelections, verifyToken } from '@kidcode/booking';
import { CENTER_IDS } from '@kidcode/branches';
import { formatMoney, quoteCamp, quoteCourse } from '@kidcode/pricing';
import { ONLINE_COURSES, type SiteDay } from '@kidcode/scheduling';

import { browserTokenSigner } from './browser-token-signer';

const SECRET = 'a secret of more than thirty-two bytes';
const NOW = 1_764_600_000;
const TODAY = '2025-12-01' as SiteDay;

const signer = (today = TODAY, secret = SECRET) => browserTokenSigner(secret, today, () => NOW);

async function payloadOf(request: Parameters<ReturnType<typeof signer>['sign']>[0]) {
  const signed = await signer().sign(request);
  if (!signed.ok) throw new Error(signed.error.code);
  const { payload, reason } = await verifyToken(signed.value.token, SECRET, { now: NOW });
  expect(reason).toBeNull();
  return payload;
}

describe('browserTokenSigner', () => {
  const registrations = CENTER_IDS.flatMap((branchId) =>
    enumerateSelections('winter').map((selection) => ({ branchId, ...selection })),
  );

  it.each(registrations)('puts the quoted price of %o into the token', async (registration) => {
    const quote = quoteCamp(registration);
    await expect(payloadOf(registration)).resolves.toMatchObject({
      discountedPrice: formatMoney(quote.discountedPrice),
      originalPrice: formatMoney(quote.originalPrice),
    });
  });

  it.each(ONLINE_COURSES)(
    'puts the quoted price of $title into the token',
    async ({ courseCode, startDates }) => {
      const quote = quoteCourse(courseCode);
      if (!quote.ok) throw new Error(quote.error.message);
      await expect(payloadOf({ courseCode, startLabel: startDates[0] })).resolves.toMatchObject({
        discountedPrice: formatMoney(quote.value.discountedPrice),
      });
    },
  );

  it('signs nothing that cannot be booked on the day', async () => {
    const fullCamp = registrations.find(({ registrationType }) => registrationType === 'full_camp')!;
    const late = signer('2025-12-16' as SiteDay);
    await expect(late.sign(fullCamp)).resolves.toMatchObject({
      ok: false,
      error: { code: 'type-not-offered' },
    });
  });

  it('signs nothing with a secret that is too short', async () => {
    const short = signer(TODAY, 'short');
    await expect(short.sign(registrations[0]!)).resolves.toMatchObject({
      ok: false,
      error: { code: 'secret-too-short' },
    });
  });
});
