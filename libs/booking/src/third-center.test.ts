import type { CenterId } from '@kidcode/branches';
import { isPricedSeason } from '@kidcode/pricing';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import type { CenterFacts } from '@kidcode/school';
import { DENVER } from '@kidcode/school/planting';

import { campForToken } from './for-token';
import { consultationLink, trialLink } from './portal-links';
import { enumerateSelections } from './enumerate-selections';
import { sessionMethodsOf } from './booking-choices';
import { parsePortalLink } from './parse-portal-link';
import { readTokenPayload } from './payloads';
import { signToken, verifyToken } from './token';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withDenver: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withDenver(jest.requireActual<Facts>('@kidcode/current-school')),
);

const ID = DENVER.id as CenterId;
const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const NOW = 1_764_547_200;

it('a registration can be signed for it, and is read back with its code', async () => {
  const [selection] = CAMP_SEASON_IDS.filter(isPricedSeason).flatMap((season) => enumerateSelections(season));
  if (selection === undefined) throw new Error('expected a season that is sold');
  const camp = campForToken({ ...selection, branchId: ID });
  if (!camp.ok) throw new Error(camp.error.message);
  expect(camp.value.payload.name).toBe(DENVER.code);
  expect(readTokenPayload(camp.value.payload)).toMatchObject({ ok: true });
  const signed = await signToken(camp.value.payload, SECRET, { now: NOW });
  if (!signed.ok) throw new Error(signed.error.message);
  const verified = await verifyToken(signed.value, SECRET, { now: NOW });
  expect(verified).toMatchObject({ valid: true, payload: { name: DENVER.code } });
});

it('trials and consultations lead to it in the portal', () => {
  const trial = trialLink({ portal: '/portal', branchId: ID, program: 'core', meetingMethod: 'In-Person' });
  const consultation = consultationLink({ portal: '/portal', branchId: ID, meetingMethod: 'In-Person' });
  for (const link of [trial, consultation]) {
    expect(link).toContain(`name=${DENVER.code}`);
    expect(parsePortalLink(link)).toMatchObject({ ok: true });
  }
  expect(sessionMethodsOf(ID)).toContain('In-Person');
});
