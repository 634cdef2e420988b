import { campForToken, enumerateSelections, verifyToken } from '@kidcode/booking';
import { CENTER_IDS } from '@kidcode/branches';
import { formatMoney, PRICED_SEASONS, quoteCamp, toDollars } from '@kidcode/pricing';

import { run } from '../src/run';
import { campFlags } from './camp-flags';
import { words } from './kidcode';
import { surroundingsWith } from './surroundings';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const NOW = 1_764_547_200;
const SURROUNDINGS = surroundingsWith({ env: { CAMP_TOKEN_SECRET: SECRET }, nowSeconds: () => NOW });

async function answer(line: string): Promise<Readonly<Record<string, unknown>>> {
  const { code, stdout, stderr } = await run([...words(line), '--json'], SURROUNDINGS);
  if (code !== 0) throw new Error(`${line}: ${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('every selection that the forms can make', () => {
  it.each(PRICED_SEASONS)('costs in %s on the command line what the price engine says', async (season) => {
    const selections = enumerateSelections(season);
    expect(selections.length).toBeGreaterThan(0);
    for (const selection of selections) {
      const quote = quoteCamp(selection);
      const { originalPrice, discountedPrice, payments } = await answer(`quote camp ${campFlags(selection)}`);
      expect({ originalPrice, discountedPrice, payments }).toEqual({
        originalPrice: toDollars(quote.originalPrice),
        discountedPrice: toDollars(quote.discountedPrice),
        payments: quote.payments.map(toDollars),
      });
    }
  });

  it('has a token with that price at every center, as long as registration is open', async () => {
    const open = PRICED_SEASONS.flatMap((season) => enumerateSelections(season)).filter(
      (selection) => campForToken({ ...selection, branchId: 'euless' }).ok,
    );
    expect(open).toHaveLength(4);
    for (const branchId of CENTER_IDS) {
      for (const selection of open) {
        const { token } = await answer(`token camp ${campFlags(selection)} --branch ${branchId}`);
        const { payload } = await verifyToken(String(token), SECRET, { now: NOW });
        const price = formatMoney(quoteCamp(selection).discountedPrice);
        expect(payload).toMatchObject({ discountedPrice: price, firstPayment: price });
      }
    }
  });
});
