import { TIME } from '@kidcode/current-school';
import { planPlaceOf, readTokenPayload, type ReceivedRegistration, verifyToken } from '@kidcode/booking';

import { plainFacts } from './camp-fields';
import { type Html, markup } from './html';
import { facts, portalPage, received } from './portal-page';
import { refusalPage } from './refusal-page';

export type CampPagePorts = { secret: string; nowSeconds: () => number };

const AGAIN = 'Go back to the camp page and register again: that makes a fresh link.';

const REFUSALS: Readonly<Record<string, { title: string; why: string; status: number }>> = {
  missing: {
    title: 'No registration in this link',
    why: 'The link does not carry a registration.',
    status: 400,
  },
  expired: {
    title: 'This registration link has expired',
    why: 'A registration link works for 24 hours, and this one is older.',
    status: 410,
  },
  'bad-signature': {
    title: 'This registration cannot be trusted',
    why: 'The signature is wrong: the link was changed after it was made, or somebody else made it.',
    status: 400,
  },
  'not-yet-valid': {
    title: 'This registration link is from the future',
    why: 'The clock of the computer that made this link is wrong.',
    status: 400,
  },
  'unknown-payload': {
    title: 'This is not a camp registration',
    why: 'The link is genuine, but what it carries is not a camp or a course.',
    status: 400,
  },
  'not-a-token': {
    title: 'This is not a registration link',
    why: 'What the link carries is not a registration token. Maybe a part of it got lost.',
    status: 400,
  },
};

const OTHERWISE = {
  title: 'This registration cannot be accepted',
  why: 'The token in this link is not of the kind that the portal accepts.',
  status: 400,
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

function refuse(code: string): Response {
  return refusalPage({ ...(REFUSALS[code] ?? OTHERWISE), next: AGAIN, code });
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
