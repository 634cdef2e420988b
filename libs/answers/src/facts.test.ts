/** What a card is filled with: placeholders, and the computations that it may name. */
import { BRANCH_IDS, CENTERS } from '@kidcode/branches';
import { POLICIES } from '@kidcode/current-school';
import { FAQ } from '@kidcode/current-school/generated/faq';
import { ADVERTISED_OFFERS } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, PROGRAM_KEYS } from '@kidcode/scheduling';
import { siteDay } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { ON } from '../test/on';
import { CALLS } from './calls';
import { FACT_NAMES, fill, unknownFacts } from './facts';
import { NO_SLOTS, type Slots } from './slots';

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

const call = (
  name: string,
  slots: Partial<Slots>,
  language: 'en' | 'es' = 'en',
  words: readonly string[] = [],
) =>
  CALLS[name]?.({
    slots: { ...NO_SLOTS, ...slots },
    words,
    own: [],
    tellsDays: false,
    isCarried: false,
    season: null,
    language,
    circumstances: ON,
    written: '',
  }) ?? null;

// The usual hours were told for a day on which the school is closed, or of which it has said nothing; in Spanish with an English date.
it('tells hours with what is known of the days that are named', () => {
  expect(call('hours', { days: ['07-04'] })).toMatch(
    /^It is not published whether we are open on July 4, 2026\./,
  );
  expect(call('hours', { days: ['07-04'] }, 'es')).toMatch(
    /^No está publicado si abrimos el 4 de julio de 2026\./,
  );
  expect(call('hours', { days: ['06-31'] })).not.toContain('published');
  expect(call('hours', { days: ['12-02'] })).toMatch(/^- \*\*/);
});

describe('a computation', () => {
  it.each<[string, Partial<Slots>, string]>([
    [
      'camp-price',
      { seasons: ['winter'], weeks: { kind: 'count', count: 9 } },
      'such weeks are not sold; its dates are Dec 22, 2025 - Jan 2, 2026.',
    ],
    ['camp-price', { seasons: ['winter'], weeks: { kind: 'numbers', numbers: [-1] } }, 'one week: **$254**'],
    ['camp-price', { seasons: ['winter'], weeks: { kind: 'all' }, kids: 2 }, 'per child'],
    ['camp-price', { seasons: ['summer'], length: 'half' }, 'half day'],
    ['camp-price', { seasons: ['summer'], length: 'full' }, 'full day'],
    ['camp-price', { branches: ['online'] }, '$288'],
    ['family-price', { seasons: ['winter'] }, 'all 2 together'],
    ['online-times', { place: 'elsewhere' }, '4:30 PM Pacific'],
    ['camp-hours', { seasons: ['spring'] }, 'hours are not published yet'],
    ['camps', { seasons: ['spring'] }, 'Spring Camp 2026'],
    ['sibling', { kids: 2, seasons: ['winter'] }, '**$508** (with the sibling discount **$444**)'],
    ['schedule', { weekdays: [0] }, 'no class on Sunday'],
    ['schedule', { branches: ['online'] }, 'Online courses'],
    ['schedule', {}, 'ScratchJr'],
    ['course-age', { programs: ['ROBLOX_GAME'], ages: [6] }, 'Age 6 is outside.'],
    ['course-age', { programs: ['ROBLOX_GAME'], ages: [9] }, 'That fits age 9.'],
    ['course-age', { ages: [2] }, 'not for age 2'],
    ['which-program', { ages: [12] }, 'Camps: group Seniors'],
    ['ages', { programs: ['PYTHON_PROGRAMMING'], branches: ['flower-mound'] }, 'Flower Mound 5-15.'],
    ['nearest-center', { place: 'atlantis' }, 'I do not know this place.'],
    ['address', { branches: ['online'] }, 'Flower Mound'],
  ])('%s with %j tells %j', (name, slots, told) => {
    expect(call(name, slots)).toContain(told);
  });

  it('has nothing to say of a contact without a branch', () => {
    expect([call('phone', {}), call('email', {})]).toEqual([null, null]);
  });

  it.each(Object.keys(CALLS))('%s answers in Spanish, too', (name) => {
    for (const slots of [
      {},
      { branches: ['euless'], ages: [9], weekdays: [0], kids: 2 },
    ] as Partial<Slots>[]) {
      const told = call(name, slots, 'es', ['robots']);
      expect(told ?? '').not.toMatch(/\b(?:instead of|registration|per child|Sunday|miles)\b/);
    }
  });
});
