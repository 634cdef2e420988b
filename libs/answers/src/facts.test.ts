import { BRANCH_IDS, CENTERS } from '@kidcode/branches';
import { POLICIES } from '@kidcode/current-school';
import { FAQ } from '@kidcode/current-school/generated/faq';
import { ADVERTISED_OFFERS } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, PROGRAM_KEYS } from '@kidcode/scheduling';
import { siteDay } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { ON } from '../test/on';
import { FACT_NAMES, fill, unknownFacts } from './facts';

const faq = FAQ.flatMap(({ items }) => items).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));

/** What each placeholder can be asked of. */
const NAMES: readonly string[] = [
  '',
  ...BRANCH_IDS,
  ...CAMP_SEASON_IDS,
  ...PROGRAM_KEYS,
  ...['monthly', 'courses', 'online', 'party', 'from', 'older', 'camp', 'online-camp'],
  ...POLICIES.map(({ id }) => id),
  ...faq.map(({ id }) => id),
  ...ADVERTISED_OFFERS.map(({ id }) => id),
];

describe.each(['2025-08-01', '2025-12-01', '2026-01-10', '2026-09-01'])('on %s', (day) => {
  const circumstances = { ...ON, today: siteDay(day) };

  it.each(FACT_NAMES)('{%s} is a text in both languages, or nothing in both', (fact) => {
    for (const name of NAMES) {
      const placeholder = name === '' ? `{${fact}}` : `{${fact} ${name}}`;
      const [english, spanish] = (['en', 'es'] as const).map((language) =>
        fill(placeholder, language, circumstances),
      );
      expect([placeholder, spanish === null]).toEqual([placeholder, english === null]);
      expect(`${String(english)} ${String(spanish)}`).not.toMatch(/undefined|NaN|\[object|\{/);
      expect(unknownFacts(placeholder, 'en', circumstances)).toEqual(english === null ? [placeholder] : []);
    }
  });
});

it.each<[string, string | null]>([
  ['{school} {phone}', `${BRAND.name} ${BRAND.phone.display}`],
  ...CENTERS.map(({ id, phone, address }): [string, string] => [
    `{phone ${id}}, {address ${id}}`,
    `${phone}, ${address}`,
  ]),
  ['{ages from} to {ages older}', `${String(BRAND.ages.from)} to ${String(BRAND.ages.to + 1)}`],
  ['{fees nothing}', null],
  ['{nothing}', null],
  ['no placeholder', 'no placeholder'],
])('%s is %j', (text, filled) => {
  expect(fill(text, 'en', ON)).toBe(filled);
});
