import { schoolMark } from './school-mark';

const FACTS = {
  BRAND: { name: 'Harbor' },
  SEASONS: [{ id: 'winter', rates: { weekly: 29900, daily: 7500 } }],
};

describe('schoolMark', () => {
  it('is the same wherever the same facts are built, in whatever order they are listed', async () => {
    const mark = await schoolMark(FACTS);
    const { BRAND, SEASONS } = FACTS;
    const reordered = { SEASONS: [{ rates: { daily: 7500, weekly: 29900 }, id: 'winter' }], BRAND };
    expect(SEASONS).toEqual(reordered.SEASONS);
    expect([mark, await schoolMark(reordered)]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), mark]);
  });

  it.each([
    ['a price', { ...FACTS, SEASONS: [{ id: 'winter', rates: { weekly: 29901, daily: 7500 } }] }],
    ['a name', { ...FACTS, BRAND: { name: 'Harbour' } }],
    ['a fact more', { ...FACTS, FEES: [] }],
  ])('is another one after a change of %s', async (_, changed) => {
    expect(await schoolMark(changed)).not.toBe(await schoolMark(FACTS));
  });
});
