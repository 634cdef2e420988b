/**
 * The functions over the invented second school: what they tell and sign is its own.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import { answerMessage, openDeck, readMessage } from '@kidcode/answers';
import { centerCampPayload, enumerateSelections, seasonOffer, verifyToken } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import LEARNT from '@kidcode/current-school/generated/answers-learnt.bin';
import { formatPrice, PRICED_SEASONS, quoteCamp } from '@kidcode/pricing';
import { seasonStatus, seasonTab, siteDay } from '@kidcode/scheduling';

import { campTokenHandler } from './camps/camp-handlers.ts';
import { posted, testPorts } from './test/test-ports.ts';

const TODAY = siteDay('2025-12-01');
const SECRET = 'a secret for the tests only, 32 bytes or more';
const NOW = 1_764_600_000;

const deck = openDeck(ANSWERS, LEARNT);

function tell(question: string): string {
  const circumstances = { today: TODAY, now: null, branch: null, places: [] };
  const read = readMessage(deck, question, [], circumstances);
  return 'sentence' in read
    ? read.sentence
    : answerMessage(deck, question, read.reading, circumstances).message;
}

const isOpen = (season: (typeof PRICED_SEASONS)[number]) =>
  seasonOffer(season, seasonStatus(season, TODAY)).registration === 'open';
const [open] = PRICED_SEASONS.filter(isOpen);
const [announced] = PRICED_SEASONS.filter((season) => !isOpen(season));
if (open === undefined || announced === undefined) throw new Error('one season open, one announced');

const signer = campTokenHandler({
  ...testPorts().ports,
  secret: SECRET,
  nowSeconds: () => NOW,
  today: () => TODAY,
  places: () => Promise.resolve({}),
});
const sign = async (wish: object) => {
  const { status, body } = await posted(signer, wish);
  return { status, body: body as Record<string, unknown> };
};

describe('the assistant of the second school', () => {
  it('tells its centers, their hours and numbers', () => {
    for (const { name, phone, address } of CENTERS) {
      expect(tell(`What is the phone number of ${name}?`)).toContain(phone);
      expect(tell(`Where is the ${name} center?`)).toContain(address);
    }
  });

  it('tells the prices of its seasons, and which of them cannot be booked', () => {
    for (const season of [open, announced]) {
      const week = quoteCamp({ season, registrationType: 'weekly', duration: 'full_day', weeks: [1] });
      const answer = tell(`How much is a week of ${seasonTab(season).title}?`);
      expect(answer).toContain(formatPrice(week.discountedPrice));
      expect(answer.includes('registration is open')).toBe(season === open);
    }
  });

  it('has no price for what it does not teach', () => {
    expect(tell('What does the online Roblox course cost?')).not.toMatch(/\$\d/);
  });
});

describe('the signer of the second school', () => {
  it.each(enumerateSelections(open).slice(0, 20))('signs its own price for %j', async (selection) => {
    for (const { id, code } of CENTERS) {
      const { status, body } = await sign({ ...selection, branchId: id });
      expect(status).toBe(200);
      const check = await verifyToken(String(body['token']), SECRET, { now: NOW });
      expect(check.valid && check.payload).toEqual(centerCampPayload(quoteCamp(selection), id));
      expect(body['payload']).toMatchObject({ name: code });
    }
  });

  it('refuses a season that cannot be booked, and a center of another school', async () => {
    const [selection] = enumerateSelections(announced);
    const [sold] = enumerateSelections(open);
    expect((await sign({ ...selection, branchId: CENTERS[0]?.id })).status).toBe(422);
    expect((await sign({ ...sold, branchId: 'euless' })).status).toBe(422);
  });
});
