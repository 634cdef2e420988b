import { campLink, consultationLink, signToken, trialLink, type TokenPayload } from '@kidcode/booking';
import { createHash } from 'node:crypto';

import { SANDBOX_SECRET } from '@kidcode/functions';
import { bookingPage } from './booking-page';
import { campPage } from './camp-page';
import { loginPage } from './portal-page';

const NOW = 1_764_600_000;
const ports = { secret: SANDBOX_SECRET, nowSeconds: () => NOW };

const CAMP: TokenPayload = {
  name: 'KnCTX1001',
  programType: 'Winter Camp',
  registration_type: 'weekly',
  duration: 'Full Day (7:30AM-6:00PM)',
  discountedPrice: '$508.00',
  originalPrice: '$598.00',
  discount: '15%',
  numOfPayment: '1',
  firstPayment: '$508.00',
  month: '',
  week: '1,2',
  payment_option: 'full',
};

async function tokenOf(payload: TokenPayload, { secret = SANDBOX_SECRET, now = NOW } = {}): Promise<string> {
  const signed = await signToken(payload, secret, { now });
  if (!signed.ok) throw new Error(signed.error.message);
  return signed.value;
}

const open = (token: string) =>
  campPage(new URL(campLink({ portal: 'http://localhost/portal', token })), ports);

const leadOf = async (response: Response): Promise<string> =>
  /<p class="lead">([^<]*)<\/p>/.exec(await response.text())?.[1]?.trim() ?? '';

/** The rows of the page's fact lists, as a reader sees them. */
function factsIn(page: string): Record<string, string> {
  const rows = page.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g);
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name.trim(), value.trim()]));
}

describe('/portal/seasonalCamps', () => {
  it.each([
    ['child=2-of-3', /^Child 2 of 3 in your plan\. The link was checked/],
    ['child=4-of-3', /^The link was checked/],
    ['child=%3Cb%3E', /^The link was checked/],
    ['', /^The link was checked/],
  ])('says which child of a family plan it is for: %s', async (query, lead) => {
    const link = campLink({ portal: 'http://localhost/portal', token: await tokenOf(CAMP) });
    expect(await leadOf(await campPage(new URL(`${link}&${query}`), ports))).toMatch(lead);
  });

  it('shows a verified registration with every field by its plain name, and until when it works', async () => {
    const response = await open(await tokenOf(CAMP));
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('December 2, 2025 at 8:40 AM Central time');
    expect(factsIn(page)).toEqual({
      'Learning center': 'Flower Mound (KnCTX1001)',
      Program: 'Winter Camp',
      'Registration type': 'Weekly',
      Duration: 'Full Day (7:30AM-6:00PM)',
      Weeks: '1, 2',
      Months: 'none',
      'Payment option': 'Paid in full',
      'Price before discount': '$598.00',
      Discount: '15%',
      'Price to pay': '$508.00',
      'Number of payments': '1',
      'First payment': '$508.00',
    });
  });

  it.each<[string, () => string | Promise<string>, number, string, string]>([
    ['no token', () => '', 400, 'missing', 'does not carry a registration'],
    ['something else', () => 'not-a-token', 400, 'not-a-token', 'is not a registration token'],
    ['a very long text', () => 'a'.repeat(100_000), 400, 'not-a-token', 'is not a registration token'],
    ['an old token', () => tokenOf(CAMP, { now: NOW - 86_400 }), 410, 'expired', 'works for 24 hours'],
    ['a token of the future', () => tokenOf(CAMP, { now: NOW + 3_600 }), 400, 'not-yet-valid', 'The clock'],
    ['a foreign token', () => tokenOf(CAMP, { secret: 'x'.repeat(32) }), 400, 'bad-signature', 'is wrong'],
    ['an unsigned token', unsigned, 400, 'wrong-algorithm', 'not of the kind'],
    ['a changed price', changedPrice, 400, 'bad-signature', 'The signature is wrong'],
    [
      'a token of something else',
      () => tokenOf({ sub: 'admin' } as never),
      400,
      'unknown-payload',
      'not a camp',
    ],
  ])('refuses %s and says why', async (_, make, status, code, why) => {
    const response = await open(await make());
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(page).toContain(`<code>${code}</code>`);
    expect(page).toContain(why);
    expect(page).not.toContain('$508.00');
  });

  it('shows markup in a signed field as text', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror="alert(2)">';
    const page = await (await open(await tokenOf({ ...CAMP, duration: attack }))).text();
    expect(page).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;',
    );
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
  });
});

describe('/portal/book-a-trial', () => {
  const book = (link: string) => bookingPage(new URL(link, 'http://localhost'));

  it('shows the trial that it was asked for', async () => {
    const response = await book(
      trialLink({ portal: '/portal', branchId: 'euless', program: 'core', meetingMethod: 'In-Person' }),
    );
    expect(response.status).toBe(200);
    expect(factsIn(await response.text())).toEqual({
      Meeting: 'Trial',
      Branch: 'Euless (KnCTX1002)',
      Program: 'Core program',
      Course: 'Monthly Core Program (KNCCORE01)',
      'How you meet': 'In-Person',
    });
  });

  it('has the words of an enrollment ready for the mark that no server sees (D-51)', async () => {
    const link = trialLink({
      portal: '/portal',
      branchId: 'euless',
      program: 'core',
      meetingMethod: 'In-Person',
      purpose: 'enroll',
    });
    const page = await (await book(link)).text();
    const { hash } = new URL(link, 'http://localhost');
    expect(page).toContain(`<span id="${hash.slice(1)}">`);
    expect(page).toContain('<span class="of-trial">Your free trial class</span>');
    expect(page).toContain('<span class="of-enrollment">Your enrollment</span>');
    expect(page).toContain(`body:has(${hash}:target) .of-enrollment { display: inline; }`);
  });

  it('shows the consultation that it was asked for', async () => {
    const response = await book(
      consultationLink({ portal: '/portal', branchId: 'flower-mound', meetingMethod: 'Virtual' }),
    );
    expect(factsIn(await response.text())).toEqual({
      Meeting: 'Consultation',
      Branch: 'Flower Mound (KnCTX1001)',
      'How you meet': 'Virtual',
    });
  });

  it.each([
    '/portal/book-a-trial',
    '/portal/book-a-trial?meetingType=Trial&meetingMethod=Online&name=KnCTX1000&programType=Core-Program&courseCode=%27%3B--&courseName=x',
  ])('refuses %s', async (link) => {
    const response = await book(link);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('did not accept this link');
  });

  it('shows markup in a field as text', async () => {
    const query = new URLSearchParams({
      name: 'KnCTX1000',
      programType: 'Core-Program',
      courseCode: 'KNCCORE01',
      courseName: '"><script>alert(1)</script>',
      meetingType: 'Trial',
      meetingMethod: 'Online',
      extra: '<b>bold</b>',
    });
    const page = await (await book(`/portal/book-a-trial?${query.toString()}`)).text();
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>');
  });
});

describe('every portal page', () => {
  it('is labelled, runs no script, is never cached, and its style is allowed by hash', async () => {
    const response = await loginPage();
    const page = await response.text();
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain('<span class="badge">Sandbox</span>');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'`,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function unsigned(): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...CAMP, iat: NOW, exp: NOW + 60 })}.`;
}

async function changedPrice(): Promise<string> {
  const [header = '', , signature = ''] = (await tokenOf(CAMP)).split('.');
  const claims = { ...CAMP, discountedPrice: '$1.00', iat: NOW, exp: NOW + 86_400 };
  return `${header}.${part(claims)}.${signature}`;
}
