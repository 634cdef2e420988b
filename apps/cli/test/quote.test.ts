import { json, kidcode, refused, words } from './kidcode';

const on = (day: string) => ({ env: { SITE_TODAY: day } });
const PINNED = on('2025-12-01');

describe('quote camp', () => {
  it('has exactly the keys of the contract, in its order', async () => {
    const quote = await json('quote camp --season winter --type weekly --weeks 1,2');
    expect(Object.keys(quote as object)).toEqual([
      'season',
      'registrationType',
      'duration',
      'weeks',
      'paymentOption',
      'originalPrice',
      'discountedPrice',
      'discountPercent',
      'discountLabel',
      'payments',
      'paymentsTotal',
      'monthlyBreakdown',
      'lines',
      'sellable',
      'reason',
    ]);
    expect(quote).toMatchObject({
      weeks: [1, 2],
      paymentOption: 'full',
      originalPrice: 598,
      discountedPrice: 508,
    });
  });

  it.each([
    ['--season winter --type full_camp', { weeks: [1, 2], paymentOption: 'full' }],
    ['--season winter --type full_camp --payment monthly', { paymentOption: 'monthly', paymentsTotal: 507 }],
    ['--season summer --type full_camp', { weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    ['--season summer --type weekly --weeks 3 --weeks 1,1', { weeks: [1, 3] }],
    ['--season summer --type monthly --months june --months july', { weeks: [], originalPrice: 1978 }],
  ])('reads %s', async (flags, expected) => {
    expect(await json(`quote camp ${flags}`)).toMatchObject(expected);
  });

  it('shows people a table whose prices stand in one column', async () => {
    const { stdout } = await kidcode(words('quote camp --season winter --type weekly --weeks 1,2'), PINNED);
    expect(stdout).toBe(
      [
        'Week 1 of winter camp, full day     $299.00',
        'Week 2 of winter camp, full day     $299.00',
        'Winter Early Bird: 15% OFF applied  -$90.00',
        'To pay, 15% less than $598.00       $508.00',
        '',
      ].join('\n'),
    );
  });

  it('shows people what three payments add up to', async () => {
    const { stdout } = await kidcode(words('quote camp --season winter --type full_camp --payment monthly'));
    expect(stdout).toMatch(/Payment 3 of 3 +\$169\.00\nPayments together +\$507\.00\n/);
  });

  it.each([
    ['--season winter --type weekly --weeks 3', '--weeks: expected weeks of the winter camp: 1, 2; got 3'],
    ['--season winter --type weekly --weeks 1 --months june', '--months: expected no months with weekly'],
    ['--season winter --type monthly --months june', '--type: expected registration type of the winter camp'],
    [
      '--season winter --type weekly --weeks 1 --payment monthly',
      '--payment: expected payment option of weekly',
    ],
    ['--season winter --type weekly --weeks 1 --duration night', '--duration: expected duration: full_day'],
    ['', '--season: expected season with prices: winter, summer; got nothing'],
  ])('refuses %s', async (flags, message) => {
    expect(await refused(words(`quote camp ${flags}`))).toContain(message);
  });
});

// The first version priced these without a word (D-33); the tests asked for the price alone.
describe('whether a price is sold', () => {
  it.each([
    ['--season winter --type weekly --weeks 1 --duration first_half', '2025-12-01', 'offers full_day'],
    ['--season winter --type full_camp --payment monthly', '2025-12-01', 'offers payment full'],
    ['--season summer --type weekly --weeks 1', '2025-12-01', 'registration for the summer camp is closed'],
    ['--season winter --type full_camp', '2025-12-16', 'does not offer full_camp now'],
    ['--season winter --type weekly --weeks 1,2', '2026-11-21', 'the winter camp is over'],
  ])('shows people the reason: %s on %s', async (flags, day, reason) => {
    const { code, stdout, stderr } = await kidcode(words(`quote camp ${flags}`), on(day));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^To pay, /m);
    expect(/^not for sale: (.*)$/m.exec(stdout)?.[1]).toContain(reason);
  });

  it('is not a line of what is sold', async () => {
    const { stdout } = await kidcode(words('quote camp --season winter --type full_camp'), PINNED);
    expect(stdout).not.toContain('for sale');
  });
});

describe('quote course', () => {
  it('prints the price of an online course', async () => {
    const told = await kidcode(words('quote course KNCSPECIAL07 --json'), PINNED);
    expect(JSON.parse(told.stdout)).toEqual({
      courseCode: 'KNCSPECIAL07',
      title: 'Roblox Game Development',
      originalPrice: 320,
      discountedPrice: 288,
      discountPercent: 10,
      sellable: true,
      reason: null,
    });
    const { stdout } = await kidcode(words('quote course KNCSPECIAL03'), PINNED);
    expect(stdout).toContain('To pay    $288.00');
    expect(stdout).not.toContain('for sale');
  });

  it.each([
    ['2025-12-29', 'the online course has started'],
    ['2027-03-01', 'the online course is over'],
  ])('says on %s that it is not for sale: %s (D-50)', async (day, reason) => {
    const { code, stdout } = await kidcode(words('quote course KNCSPECIAL07'), on(day));
    expect(code).toBe(0);
    expect(stdout).toContain('To pay    $288.00');
    expect(/^not for sale: (.*)$/m.exec(stdout)?.[1]).toBe(reason);
    const told = await kidcode(words('quote course KNCSPECIAL07 --json'), on(day));
    expect(JSON.parse(told.stdout)).toMatchObject({ discountedPrice: 288, sellable: false, reason });
  });

  it('refuses a course without a price', async () => {
    expect(await refused(words('quote course KNCSPECIAL01'))).toContain(
      'expected a course with a price: KNCSPECIAL07, KNCSPECIAL03; got KNCSPECIAL01',
    );
  });
});
