import { DOCUMENTS, factsOf, saidOf } from '../../test/school-documents';
import { endsSoon } from '../check/ends-soon';
import { usd } from '../money';
import { isGivenAt } from '../offer';
import { ratesOn, seasonAt, type Season, type SeasonSale } from '../season';
import { siteDay } from '../site-day';

const CENTER = 'branches/euless.yaml';
const WINTER = 'seasons/winter.yaml';

type File = keyof typeof DOCUMENTS;

/** The school with lines added to one of its documents. */
const withLines = (file: File, lines: string) => ({ ...DOCUMENTS, [file]: DOCUMENTS[file] + lines });

const winter = (file: File, lines: string) => factsOf(withLines(file, lines)).SEASONS[0] as Season;

describe('a center', () => {
  it('changes the prices that it writes, and no other', () => {
    const season = winter(CENTER, 'prices:\n  winter:\n    week: { full day: 279 }\n');
    const { rates } = seasonAt(season, 'euless').sale as SeasonSale;
    expect(rates.weekly).toEqual({ fullDay: usd(279), halfDay: usd(149) });
    expect({ ...rates, weekly: season.sale?.rates.weekly }).toEqual(season.sale?.rates);
    expect(seasonAt(season, 'mill')).toMatchObject({ sale: season.sale, editions: season.editions });
    expect(season.at).toEqual({ euless: { sale: expect.anything() as unknown } });
  });

  it('has weeks, full weeks and days without camp of its own', () => {
    const season = winter(
      CENTER,
      'camps:\n  winter:\n    2025:\n      weeks:\n        2: 2025-12-29 to 2025-12-31\n      full: 1\n      closed: none\n',
    );
    expect(seasonAt(season, 'euless').editions[0]).toMatchObject({
      weeks: [
        { number: 1, label: 'Dec 22-26', seats: 'full' },
        { number: 2, label: 'Dec 29-31' },
      ],
      holidays: [],
      lastDay: '2025-12-31',
    });
    expect(season.editions[0]?.weeks[1]).toMatchObject({ label: 'Dec 29 - Jan 2', seats: 'full' });
    expect(seasonAt(season, 'euless').sale).toBe(season.sale);
  });

  it.each([
    [
      'prices:\n  wintre:\n    week: { full day: 279 }\n',
      /"wintre" is not a season with prices\. Did you mean "winter"/,
    ],
    ['camps:\n  wintre:\n    2025: { full: 1 }\n', /"wintre" is not a season\. Did you mean "winter"/],
    ['camps:\n  winter:\n    2026: { full: 1 }\n', /"2026" is not an edition of this season/],
    ['camps:\n  winter:\n    2025: { full: 4 }\n', /"4" is not a week of this edition/],
    [
      'prices:\n  winter:\n    week: { half day: 349 }\n',
      /Expected a half day of at most the full day's \$299, got \$349/,
    ],
    // It spoke of $149 alone, which this document does not have.
    [
      'prices:\n  winter:\n    week: { full day: 140 }\n',
      /half day of at most the full day's \$140, got \$149\. Prices that are not written here are those of seasons\/winter\.yaml\./,
    ],
    ['prices:\n  winter:\n    weeks: { half day: 49 }\n', /"weeks" is not known .* Did you mean "week"/],
    [
      'camps:\n  winter:\n    2025:\n      weeks:\n        2: 2025-12-24 to 2025-12-26\n',
      /Expected a start after 2025-12-26/,
    ],
  ])('says in its own document what cannot be: %j', (lines, sentence) => {
    const sentences = saidOf(withLines(CENTER, lines));
    expect(sentences[0]).toMatch(sentence);
    expect(sentences.every((one) => one.startsWith(CENTER))).toBe(true);
  });
});

describe('the offers of a center', () => {
  const SIBLING = 'sibling:\n  title: Sibling\n  applies to: camps\n  combines: ask\n';
  const documents = (lines: string) => ({
    ...DOCUMENTS,
    [CENTER]: `${DOCUMENTS[CENTER]}offers:\n${lines}`,
    'offers.yaml': DOCUMENTS['offers.yaml'] + SIBLING,
  });
  const offers = (lines: string) => factsOf(documents(lines));

  it('an offer is given only there, or everywhere else, and says so', () => {
    const only = offers('  only here: sibling\n').OFFERS.find(({ id }) => id === 'sibling');
    expect(only).toMatchObject({ at: ['euless'], conditions: ['Only at Euless'] });
    const not = offers('  not here: sibling\n').OFFERS.find(({ id }) => id === 'sibling');
    expect(not?.at).not.toContain('euless');
    expect(not).toMatchObject({ conditions: ['Not at Euless'] });
    expect([undefined, null, 'online', 'euless'].map((branch) => isGivenAt(not ?? {}, branch))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("a season's own discount that is not given there is in no price there", () => {
    const season = offers('  not here: early-bird\n').SEASONS[0] as Season;
    expect(season.sale?.rates.discount).not.toBeNull();
    expect(seasonAt(season, 'euless').sale?.rates.discount).toBeNull();
  });

  it.each([
    ['  not here: siblings\n', /"siblings" is not an offer .* Did you mean "sibling"/],
    ['  only here: early-bird\n', /"early-bird" is not an offer/],
  ])('%j is a mistake', (lines, sentence) => {
    expect(saidOf(documents(lines))[0]).toMatch(sentence);
  });
});

describe('prices by the day', () => {
  const LATER =
    'rates from:\n  2025-12-10:\n    week: { full day: 310 }\n  2025-12-20:\n    week: { half day: 160 }\n';
  const week = (season: Season, day: string) => ratesOn(season.sale as SeasonSale, siteDay(day)).weekly;

  it.each([
    ['2025-12-09', 299, 149],
    ['2025-12-10', 310, 149],
    ['2025-12-20', 310, 160],
  ])('a week on %s is $%d, and half a day $%d', (day, full, half) => {
    expect(week(winter(WINTER, LATER), day)).toEqual({ fullDay: usd(full), halfDay: usd(half) });
  });

  it.each([
    ['2025-11-09', null],
    ['2025-11-10', 15],
    ['2025-12-05', 15],
    ['2025-12-06', null],
  ])('a discount from 2025-11-10 until 2025-12-05 is on %s: %j percent', (day, percent) => {
    const files = {
      ...DOCUMENTS,
      [WINTER]: DOCUMENTS[WINTER].replace(
        'percent: 15',
        'percent: 15\n  from: 2025-11-10\n  until: 2025-12-05',
      ),
    };
    const { SEASONS, OFFERS } = factsOf(files);
    expect(ratesOn(SEASONS[0]?.sale as SeasonSale, siteDay(day)).discount?.percent ?? null).toBe(percent);
    expect(OFFERS[0]).toMatchObject({ title: 'Early Bird', from: '2025-11-10', until: '2025-12-05' });
  });

  it('keep what a center has of its own, whatever changes', () => {
    const { SEASONS } = factsOf({
      ...withLines(WINTER, LATER),
      [CENTER]: `${DOCUMENTS[CENTER]}prices:\n  winter:\n    week: { full day: 279 }\n`,
    });
    const here = seasonAt(SEASONS[0] as Season, 'euless');
    expect(week(here, '2025-12-25')).toEqual({ fullDay: usd(279), halfDay: usd(160) });
  });
});

it('an offer of a few days says which, and the check says that it ends', () => {
  const friend =
    'friend:\n  title: Friend week\n  gives:\n    - amount: 20\n      as: credit\n  applies to: camps\n  combines: ask\n  from: 2025-11-20\n  until: 2025-12-10\n';
  const facts = factsOf(withLines('offers.yaml', friend));
  expect(facts.OFFERS.at(-1)).toMatchObject({ id: 'friend', from: '2025-11-20', until: '2025-12-10' });
  const ending = (day: string) => endsSoon(facts, siteDay(day)).map(({ kind, name }) => `${kind} ${name}`);
  expect(ending('2025-12-10')).toContain('offer Friend week');
  expect(ending('2025-12-11')).not.toContain('offer Friend week');
  expect(ending('2025-11-01')).not.toContain('offer Friend week');
});

describe('a banner of a few days', () => {
  const banner = (words: string) => ({
    ...DOCUMENTS,
    'school.yaml': DOCUMENTS['school.yaml'].replace('banner: A small school', `banner:\n${words}`),
  });

  it('says which, and the check says that it ends', () => {
    const facts = factsOf(banner('  words: Open house\n  from: 2025-11-20\n  until: 2025-12-10'));
    expect(facts.BRAND.banner).toEqual({ words: 'Open house', from: '2025-11-20', until: '2025-12-10' });
    expect(endsSoon(facts, siteDay('2025-12-01'))).toContainEqual({
      ...{ kind: 'banner', path: 'BRAND.banner' },
      ...{ name: 'Open house', lastDay: '2025-12-10' },
    });
  });

  it.each([
    ['  words: Open house\n  from: 2025-12-20\n  until: 2025-12-10', 'this day lies before "from".'],
    ['  words: Open house\n  from: 12/20/2025', 'words, or "words" with "from" and "until", in this order.'],
    ['  text: Open house', 'words, or "words" with "from" and "until", in this order.'],
  ])('cannot be\n%s', (words, sentence) => {
    expect(saidOf(banner(words))).toEqual([expect.stringContaining(`: ${sentence}`)]);
  });
});

describe('a school of documents', () => {
  it('has each fact once, and what follows from it: address, telephone, weeks, edition, offer', () => {
    const { CENTERS, SEASONS, OFFERS, BRAND } = factsOf(DOCUMENTS);
    expect(CENTERS).toMatchObject([
      {
        id: 'euless',
        address: '200 Example Grove Drive, Euless, TX 76039',
        telHref: 'tel:+19725550120',
        ages: null,
      },
    ]);
    expect(SEASONS[0]?.editions).toMatchObject([
      {
        id: 'winter-2025',
        dates: 'Dec 22, 2025 - Jan 2, 2026',
        length: '2 weeks',
        firstDay: '2025-12-22',
        lastDay: '2026-01-02',
        weeks: [{ label: 'Dec 22-26' }, { label: 'Dec 29 - Jan 2', seats: 'full' }],
        holidays: ['2025-12-25', '2026-01-01'],
      },
    ]);
    expect(OFFERS).toMatchObject([
      { title: 'Early Bird', values: [{ percent: 15, of: 'winter camp' }], inQuotes: true },
    ]);
    expect(BRAND.headquarters).toMatchObject({ city: 'Flower Mound', state: 'TX' });
  });

  it('has the pages that it has something to say on, where it lists none', () => {
    const { 'school.yaml': school } = DOCUMENTS;
    const unlisted = { ...DOCUMENTS, 'school.yaml': school.replace(/^pages: .*\n/m, '') };
    const pages = (files: Readonly<Record<string, string>>) => factsOf(files).PAGES;
    expect(pages(unlisted)).toEqual(expect.arrayContaining(['home', 'camp', 'discounts']));
    expect(pages(unlisted)).not.toEqual(expect.arrayContaining(['teachers']));
    for (const page of ['online-camps', 'online-fees']) expect(pages(unlisted)).not.toContain(page);
    const staffed = { ...unlisted, 'teachers/jo.yaml': 'name: Jo\nat: euless\nabout: Builds robots.\n' };
    expect(pages(staffed)).toContain('teachers');
  });

  it('takes the only way to pay for the one that holds, and the first way to book for the one chosen first', () => {
    expect(factsOf(DOCUMENTS).SEASONS[0]?.sale).toMatchObject({
      firstType: 'weekly',
      forcedPayment: 'full',
    });
  });

  it('is refused with an edition without days', () => {
    const days = '1: 2025-12-22 to 2025-12-26\n      2: 2025-12-29 to 2026-01-02\n    full: 2';
    const winter = DOCUMENTS['seasons/winter.yaml'].replace(days, '1: Soon');
    expect(saidOf({ ...DOCUMENTS, 'seasons/winter.yaml': winter })).toContainEqual(
      expect.stringMatching(/winter\.yaml:22:5: this edition says nowhere when it is/),
    );
  });

  it('says which document is missing', () => {
    const others = Object.entries(DOCUMENTS).filter(([file]) => file !== 'camps.yaml');
    expect(saidOf(Object.fromEntries(others))).toEqual(['camps.yaml:1:1: this document is missing.']);
  });
});
