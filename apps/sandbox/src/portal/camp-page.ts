import { planPlaceOf, readTokenPayload, type ReceivedRegistration, verifyToken } from '@kidcode/booking';
import { BRANCH_IDS, branchCode, BRANCHES } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';

import { html as markup } from 'hono/html';
import { facts, type Html, portalPage, received, refusalPage } from './portal-page';

export type CampPagePorts = { secret: string; nowSeconds: () => number };

const AGAIN = 'Go back to the camp page and register again: that makes a fresh link.';

const REFUSALS: Readonly<Record<string, { title: string; why: string }>> = {
  missing: {
    title: 'No registration in this link',
    why: 'The link does not carry a registration.',
  },
  expired: {
    title: 'This registration link has expired',
    why: 'A registration link works for 24 hours, and this one is older.',
  },
  'bad-signature': {
    title: 'This registration cannot be trusted',
    why: 'The signature is wrong: the link was changed after it was made, or somebody else made it.',
  },
  'not-yet-valid': {
    title: 'This registration link is from the future',
    why: 'The clock of the computer that made this link is wrong.',
  },
  'unknown-payload': {
    title: 'This is not a camp registration',
    why: 'The link is genuine, but what it carries is not a camp or a course.',
  },
  'not-a-token': {
    title: 'This is not a registration link',
    why: 'What the link carries is not a registration token. Maybe a part of it got lost.',
  },
};

const OTHERWISE = {
  title: 'This registration cannot be accepted',
  why: 'The token in this link is not of the kind that the portal accepts.',
};

/**
 * `/portal/seasonalCamps?campToken=`: shows the registration of a token that it verified, as a parent would see it,
 * or says why it refuses.
 */
export async function campPage(url: URL, { secret, nowSeconds }: CampPagePorts): Promise<Response> {
  const token = url.searchParams.get('campToken')?.trim() ?? '';
  if (token === '') return refuse('missing');

  const check = await verifyToken(token, secret, { now: nowSeconds() });
  if (!check.valid) return refuse(check.reason);

  const registration = readTokenPayload(check.payload);
  if (!registration.ok) return refuse(registration.error.code);
  const place = planPlaceOf(url.searchParams);
  return portalPage({
    title: 'Your camp registration',
    lead: `${place === null ? '' : `Child ${place.child} of ${place.of} in your plan. `}The link was checked: its signature is right, so the price below is the one that the school computed.`,
    content: markup`${priceCard(registration.value)}
      <section class="card" aria-labelledby="registration">
        <h2 id="registration">Registration</h2>
        ${facts(plainFacts(registration.value))}
      </section>
      <p>This link works until <time>${schoolTime(check.expiresAt)}</time>.</p>
      ${received('What the portal received', Object.entries(registration.value.fields))}`,
  });
}

function refuse(code: string): Promise<Response> {
  const status = code === 'expired' ? 410 : 400;
  return refusalPage({ ...(REFUSALS[code] ?? OTHERWISE), next: AGAIN, code, status });
}

function priceCard({ fields }: ReceivedRegistration): Html {
  return markup`<section class="card price" aria-labelledby="price">
    <h2 id="price">Price</h2>
    <p class="now">${fields.discountedPrice}</p>
    <p class="why">instead of <s>${fields.originalPrice}</s>, ${fields.discount} off</p>
    <p>First payment today: <strong>${fields.firstPayment}</strong></p>
  </section>`;
}

function schoolTime(epochSeconds: number): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: TIME.zone } as const;
  return `${new Intl.DateTimeFormat('en-US', options).format(new Date(epochSeconds * 1000))} ${TIME.name} time`;
}

type Fields = Readonly<Record<string, string>>;
type Row = { field: string; label: string; say?: (value: string) => string };

const CHOICES: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  full_camp: 'Full camp',
  boot_camp: 'Boot camp',
  full: 'Paid in full',
};

const choice = (value: string): string => CHOICES[value] ?? value;

/** A branch's name by its code; a code that no branch has is shown as it is. */
const branchName = (code: string): string => {
  const id = BRANCH_IDS.find((candidate) => branchCode(candidate) === code);
  return id === undefined ? code : `${BRANCHES[id].name} (${code})`;
};

const PRICE: readonly Row[] = [
  { field: 'originalPrice', label: 'Price before discount' },
  { field: 'discount', label: 'Discount' },
  { field: 'discountedPrice', label: 'Price to pay' },
  { field: 'numOfPayment', label: 'Number of payments' },
  { field: 'firstPayment', label: 'First payment' },
];

/** How a parent calls each field, in reading order. */
const ROWS: Readonly<Record<ReceivedRegistration['kind'], readonly Row[]>> = {
  'center-camp': [
    { field: 'name', label: 'Learning center', say: branchName },
    { field: 'programType', label: 'Program' },
    { field: 'registration_type', label: 'Registration type', say: choice },
    { field: 'duration', label: 'Duration' },
    { field: 'week', label: 'Weeks', say: (weeks) => weeks.split(',').join(', ') },
    { field: 'month', label: 'Months', say: (months) => months.split(',').join(', ') },
    { field: 'payment_option', label: 'Payment option', say: choice },
    ...PRICE,
  ],
  'online-course': [
    { field: 'name', label: 'Learning center', say: branchName },
    { field: 'programType', label: 'Program' },
    { field: 'registration_type', label: 'Registration type', say: choice },
    { field: 'courseName', label: 'Course' },
    { field: 'courseCode', label: 'Course code' },
    { field: 'duration', label: 'Duration' },
    { field: 'startDate', label: 'First day' },
    { field: 'endDate', label: 'Last day' },
    { field: 'classDays', label: 'Class days' },
    { field: 'startTime12h', label: 'Starts at' },
    { field: 'endTime12h', label: 'Ends at' },
    { field: 'timeZone', label: 'Time zone' },
    { field: 'paymentOption', label: 'Payment option', say: choice },
    ...PRICE,
  ],
};

/** A registration as rows with plain names. Every field that the portal received has a row. */
function plainFacts({ kind, fields }: ReceivedRegistration): readonly (readonly [string, string])[] {
  const texts: Fields = fields;
  return ROWS[kind].map(
    ({ field, label, say = (value) => value }) => [label, say(texts[field] ?? '')] as const,
  );
}
