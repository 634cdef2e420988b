import { siteDay, usd, type CampEdition, type CampWeek, type Season } from '@kidcode/school';
import type * as Branches from '@kidcode/branches';
import type * as Facts from '@kidcode/current-school';
import type * as Site from '@kidcode/site';
import { createElement } from 'react';

/** A season that this school does not have: by the week only, without a sale, with hours of its own. */
const week = (number: number, start: string, end: string, more: Partial<CampWeek> = {}): CampWeek => ({
  number,
  label: `${start} to ${end}`,
  month: null,
  start: siteDay(start),
  end: siteDay(end),
  ...more,
});

const EDITION: CampEdition = {
  id: 'fall-2025',
  year: 2025,
  dates: 'Oct 6-24, 2025',
  length: '3 weeks',
  weekdays: null,
  firstDay: siteDay('2025-10-06'),
  lastDay: siteDay('2025-10-24'),
  registration: 'by-deadline',
  opensOn: null,
  weeks: [
    week(1, '2025-10-06', '2025-10-10'),
    week(2, '2025-10-13', '2025-10-17', { seats: 'few' }),
    week(3, '2025-10-20', '2025-10-24', { seats: 'full' }),
  ],
  months: [],
  deadlines: [{ option: 'weekly', text: 'By the Friday before', lastDay: 'friday-before' }],
  themes: [],
  holidays: null,
};

const SALE: NonNullable<Season['sale']> = {
  rates: {
    fullCamp: { fullDay: usd(540), halfDay: usd(270) },
    monthly: { fullDay: usd(700), halfDay: usd(350) },
    weekly: { fullDay: usd(200), halfDay: usd(100) },
    daysInRatedMonth: 20,
    planPayments: 2,
    discount: null,
  },
  types: { weekly: { label: 'By the week', availability: 'open' } },
  firstType: 'weekly',
  durations: ['full_day'],
  payments: ['full'],
  forcedPayment: 'full',
};

const FALL: Season = {
  id: 'fall',
  title: 'Fall Camp',
  icon: 'leaf',
  address: 'season-first',
  portalName: 'Fall Camp',
  options: [{ id: 'weekly', label: 'By the week' }],
  ages: '6-12',
  groups: [{ name: 'Makers', ages: '6-12' }],
  groupSizeMax: 8,
  dayLengths: [{ id: 'full_day', label: 'Full Day', hours: '9:00AM-3:00PM', alsoDescribedAs: null }],
  dailySchedule: null,
  meals: null,
  sale: SALE,
  copy: {
    subtitle: 'Three weeks of leaves and loops.',
    intro: 'Come for a week.',
    picture: { src: '/pictures/fall.svg', alt: 'A robot rakes leaves.' },
    scenes: [],
  },
  editions: [EDITION],
};

const fall = (edition: Partial<CampEdition>, season: Partial<Season> = {}): Season => ({
  ...FALL,
  ...season,
  editions: [{ ...EDITION, ...edition }],
});

const TODAY = '2025-09-15';

async function schoolWith(change: (own: readonly Season[]) => readonly Season[]) {
  jest.resetModules();
  const own = jest.requireActual<typeof Facts>('@kidcode/current-school');
  const seasons = change(own.SEASONS);
  jest.doMock('@kidcode/current-school', () => ({
    ...own,
    SEASONS: seasons,
    SEASON_TABS: Object.fromEntries(
      seasons.map(({ id, title, icon, address }) => [id, { id, title, icon, address }]),
    ),
  }));
  const { wholePage, wordsOf } = await import('../../test/static-page');
  const { CampPage } = await import('./camp-page');
  const { CampsOverviewPage } = await import('./camps-overview-page');
  const { CourseFeesPage } = await import('./course-fees-page');
  const { FaqPage } = await import('./faq-page');
  const { AtAGlance } = await import('../features/home/at-a-glance');
  const { structuredData } = await import('../app/structured-data/structured-data');
  const { campPath } = jest.requireActual<typeof Site>('@kidcode/site');
  const { CENTER_IDS } = jest.requireActual<typeof Branches>('@kidcode/branches');
  const path = (season: string) => campPath(season as Parameters<typeof campPath>[0], CENTER_IDS[0] ?? '');
  const pages = {
    camps: ['/camps', CampsOverviewPage],
    fees: ['/pricing/course-fee', CourseFeesPage],
    faq: ['/faq', FaqPage],
    home: ['/', AtAGlance],
  } as const;
  return {
    camp: async (season: string, day = TODAY) => {
      const html = await wholePage(path(season), createElement(CampPage), siteDay(day));
      return { html, text: wordsOf(html) };
    },
    page: async (name: keyof typeof pages, day = TODAY) => {
      const [address, Page] = pages[name];
      return wordsOf(await wholePage(address, createElement(Page), siteDay(day)));
    },
    data: (season: string, day = TODAY) =>
      structuredData(path(season), siteDay(day)) as unknown as readonly {
        readonly '@type': string;
        readonly offers?: { readonly price: number; readonly availability: string };
      }[],
  };
}

afterEach(() => jest.dontMock('@kidcode/current-school'));

const weekBoxes = (html: HTMLElement) =>
  [...html.querySelectorAll('input[name=week]')].map((box) => ({
    words: box.parentElement?.textContent,
    disabled: box.hasAttribute('disabled'),
  }));

describe('a fall season beside the others', () => {
  let site: Awaited<ReturnType<typeof schoolWith>>;
  beforeAll(async () => {
    site = await schoolWith((own) => [FALL, ...own]);
  });

  it('has a page with its own price and hours, and nothing that it has not', async () => {
    const { html, text } = await site.camp('fall');
    expect(html.querySelector('h1')?.textContent).toBe('Fall Camp 2025');
    expect(text).toContain('$200');
    expect(text).toContain('for one full-day week');
    expect(text).toContain('Full Day9:00AM-3:00PM');
    expect(text).not.toContain('Original price');
    expect(text).not.toContain('less than the regular price');
    expect(text).not.toContain('In the price');
    expect(text).not.toContain('Important Dates');
    expect(text).not.toContain('For a limited time');
    expect(text).toContain('The themes are not out yet');
    expect(text).toContain('One group');
  });

  it('stands first among the tabs', async () => {
    const { html } = await site.camp('fall');
    const tabs = [...html.querySelectorAll('nav[aria-label="Camp seasons"] li')].map(
      (tab) => tab.textContent,
    );
    expect(tabs).toEqual([
      'Fall Camp 2025',
      'Winter Camp 2025',
      'Summer Camp 2026Closed',
      'Spring Camp 2026',
    ]);
  });

  it('has a form that says which weeks are full and where few places are left', async () => {
    const { html, text } = await site.camp('fall');
    expect(weekBoxes(html)).toEqual([
      { words: 'Week 1 (2025-10-06 to 2025-10-10)', disabled: false },
      { words: 'Week 2 (2025-10-13 to 2025-10-17)Few places left', disabled: false },
      { words: 'Week 3 (2025-10-20 to 2025-10-24)Full', disabled: true },
    ]);
    expect(text).toContain('Week 3 is full. Few places are left in week 2.');
    const form = html.querySelector('form[aria-label="Camp registration"]');
    // Weeks 1 and 2 are chosen at first; the quote says that one of them is nearly full.
    expect(form?.textContent.replace(/\s+/g, ' ')).toContain('$400Few places left');
    expect(html.querySelector('#registration a[href$="#tell-me"]')).not.toBeNull();
    expect(html.querySelector('form[aria-label="Tell me when registration opens"]')).not.toBeNull();
  });

  it('tells search engines which weeks can be had', () => {
    const offers = site.data('fall').flatMap((thing) => (thing['@type'] === 'Event' ? thing.offers : []));
    expect(offers.map((offer) => [offer?.price, offer?.availability.split('/').at(-1)])).toEqual([
      [200, 'InStock'],
      [200, 'LimitedAvailability'],
      // A full week has no price (D-44).
      [undefined, 'SoldOut'],
    ]);
  });

  it('leads where one season stands for all', async () => {
    const camps = await site.page('camps');
    expect(camps).toContain('Fall, winter, summer, spring');
    expect(camps).toContain('$200 for one week.');
    expect(camps).toContain('Fall Camp in Flower Mound');
    expect(await site.page('home')).toContain('Fall Camp 2025$200 a week');
    expect(await site.page('fees')).toContain('Fall Camp, one week');
    expect(await site.page('faq')).toContain('A week of fall camp is $200.');
  });

  it('is a look back once it is over', async () => {
    const { html, text } = await site.camp('fall', '2025-11-01');
    expect(text).toContain('A look back at Fall Camp 2025');
    expect(text).not.toContain('$');
    expect(html.querySelector('form[aria-label="Camp registration"]')).toBeNull();
    expect(site.data('fall', '2025-11-01').filter((thing) => thing['@type'] === 'Event')).toEqual([]);
  });
});

describe('seasons of other shapes render', () => {
  const meals = { bring: 'Bring a hat.', optional: 'Tea.', allergies: 'No nuts.', dietary: 'Tell us.' };
  const monthly = {
    ...SALE,
    types: { monthly: { label: 'Monthly', availability: 'open' } },
    firstType: 'monthly',
  } as const;
  const months = [{ id: 'october', name: 'October', theme: 'Leaves', weeks: [1, 2, 3], days: 15 }];
  const equal = { fullDay: usd(200), halfDay: usd(200) };

  it.each<readonly [string, Season, readonly string[], readonly string[]]>([
    ['without prices', fall({}, { sale: null }), ['Register with us', 'Call us in'], ['$200']],
    [
      'announced with an opening day',
      fall({ opensOn: siteDay('2025-09-20') }),
      ['Registration Coming Soon', 'Registration opens on September 20, 2025', '$200'],
      ['Enrollment Now Open'],
    ],
    [
      'announced without prices',
      fall({ registration: 'announced' }, { sale: null }),
      ['Registration Coming Soon', 'Upcoming Camp'],
      ['$200', 'Register Now'],
    ],
    ['with one week', fall({ weeks: EDITION.weeks.slice(0, 1) }), ['$200', 'Enrollment Now Open'], ['both']],
    [
      'with meals only',
      fall({}, { meals }),
      ['Important Dates', 'Bring a hat', 'No nuts'],
      ['Daily Schedule7'],
    ],
    [
      'by the month',
      fall(
        { months, deadlines: [{ option: 'monthly', text: 'Soon', lastDay: siteDay('2025-10-01') }] },
        { sale: monthly },
      ),
      ['Fall Camp 2025', 'October'],
      ['Week 3 of'],
    ],
    [
      'with halves at the price of a full day',
      fall(
        {},
        {
          sale: {
            ...SALE,
            durations: ['full_day', 'first_half', 'second_half'],
            rates: { ...SALE.rates, weekly: equal },
          },
        },
      ),
      ['One week, full day', 'One week, half day', '$200'],
      [],
    ],
    [
      'with a plan of payments and a sale',
      fall(
        {
          deadlines: [{ option: 'full_camp', text: 'Soon', lastDay: siteDay('2025-10-01') }],
          weeks: EDITION.weeks.slice(0, 2),
        },
        {
          sale: {
            ...SALE,
            types: { full_camp: { label: 'The whole fall', availability: 'open' } },
            firstType: 'full_camp',
            payments: ['full', 'monthly'],
            forcedPayment: null,
            rates: { ...SALE.rates, discount: { name: 'Leaf Sale', percent: 10 } },
          },
        },
      ),
      ['Original price $540', '$486', 'Leaf Sale: 10% OFF applied', '2 monthly payments'],
      ['One week'],
    ],
  ])('%s', async (_shape, season, present, absent) => {
    const site = await schoolWith(() => [season]);
    const { text } = await site.camp('fall');
    for (const words of present) expect(text).toContain(words);
    for (const words of absent) expect(text).not.toContain(words);
    expect(await site.page('camps')).toContain('Fall Camp 2025');
    expect(await site.page('home')).toContain('Fall Camp 2025');
    expect(await site.page('faq')).toContain('Fall Camp');
    expect(await site.page('fees')).toContain('What it costs');
    expect(site.data('fall')).toBeDefined();
  });
});

describe('a winter of 2026 after that of 2025', () => {
  let site: Awaited<ReturnType<typeof schoolWith>>;
  beforeAll(async () => {
    const next: Partial<CampEdition> = {
      id: 'winter-2026',
      year: 2026,
      dates: 'Dec 21, 2026 - Jan 8, 2027',
      length: '3 weeks',
      firstDay: siteDay('2026-12-21'),
      lastDay: siteDay('2027-01-08'),
      opensOn: siteDay('2026-11-01'),
      weeks: [
        week(1, '2026-12-21', '2026-12-25'),
        week(2, '2026-12-28', '2027-01-01'),
        week(3, '2027-01-04', '2027-01-08'),
      ],
      deadlines: [
        { option: 'full_camp', text: 'by December 14, 2026', lastDay: siteDay('2026-12-14') },
        { option: 'weekly', text: 'by the Friday before', lastDay: 'friday-before' },
      ],
      themes: [],
    };
    site = await schoolWith((own) =>
      own.map((season) =>
        season.id === 'winter'
          ? { ...season, editions: [...season.editions, { ...EDITION, ...next } satisfies CampEdition] }
          : season,
      ),
    );
  });

  it('leaves the running winter alone, also when its deadlines have passed', async () => {
    // While it can be booked it has its weeks; once it only runs it has no form any more.
    for (const [day, weeks] of [
      ['2025-12-01', 2],
      ['2025-12-28', 0],
    ] as const) {
      const { html, text } = await site.camp('winter', day);
      expect(html.querySelector('h1')?.textContent).toBe('Winter Camp 2025');
      expect(weekBoxes(html)).toHaveLength(weeks);
      expect(text).not.toContain('2026-12');
    }
  });

  it('is announced with its opening day once that one is over', async () => {
    const { html, text } = await site.camp('winter', '2026-02-15');
    expect(html.querySelector('h1')?.textContent).toBe('Winter Camp 2026');
    expect(text).toContain('Registration Coming Soon');
    expect(text).toContain('Registration opens on November 1, 2026');
    expect(text).not.toContain('This camp is over');
    expect(text).not.toContain('December 15, 2025');
    expect(html.querySelector('nav[aria-label="Camp seasons"]')?.textContent).toContain('Winter Camp 2026');
    expect(await site.page('camps', '2026-02-15')).toContain('Registration opens on November 1, 2026.');
  });

  it('can be booked from then on, with the prices of the season', async () => {
    const { html, text } = await site.camp('winter', '2026-11-21');
    expect(text).toContain('Enrollment Now Open');
    expect(text).toContain('Winter Early Bird: 15% off winter camp');
    expect(weekBoxes(html)).toHaveLength(3);
    expect(site.data('winter', '2026-11-21').filter((thing) => thing['@type'] === 'Event')).toHaveLength(3);
    expect(await site.page('home', '2026-11-21')).toContain('Winter Camp 2026$254 a week');
  });
});
