/** @jest-environment node */
import { isCenterId } from '@kidcode/branches';
import { PRICED_CAMPS, PRICED_SEASONS } from '@kidcode/pricing';
import {
  CAMP_SEASON_IDS,
  campOn,
  ONLINE_CAMP,
  siteDay,
  type CampSeason,
  type SiteDay,
} from '@kidcode/scheduling';
import { prerenderPaths, resolvePath } from '@kidcode/site';

import { renderPage } from './entry-server';

type Standing = 'announced' | 'open' | 'closed' | 'running' | 'over';

const AHEAD: readonly Standing[] = ['announced', 'open', 'closed', 'running'];

/** Where each camp stands on a day, read off the school's calendar by hand. */
interface Day {
  readonly day: string;
  readonly camps: Readonly<Record<CampSeason, Standing>>;
  readonly online: Standing;
}

const on = (day: string, winter: Standing, summer: Standing, spring: Standing, online: Standing): Day => ({
  day,
  camps: { winter, summer, spring },
  online,
});

const DAYS: readonly Day[] = [
  on('2025-11-30', 'open', 'closed', 'announced', 'open'),
  on('2025-12-01', 'open', 'closed', 'announced', 'open'),
  on('2025-12-29', 'running', 'closed', 'announced', 'running'),
  on('2026-01-10', 'over', 'closed', 'announced', 'over'),
  on('2026-02-15', 'over', 'closed', 'announced', 'over'),
  on('2026-03-10', 'over', 'closed', 'running', 'over'),
  on('2026-06-20', 'over', 'running', 'over', 'over'),
  on('2026-11-21', 'over', 'over', 'over', 'over'),
];

/** A page as everybody reads it: its words, and what it says of itself to a search engine. */
interface Page {
  readonly path: string;
  readonly text: string;
  /** Title, description and structured data. */
  readonly head: string;
}

async function readPage(path: string, today: SiteDay): Promise<Page> {
  const { html, head } = await renderPage(path, today);
  // A parser of HTML takes longer than all the rest; the words between the tags are enough here.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return {
    path,
    text: main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    head: head.replace(/<style>.*<\/style>/s, ''),
  };
}

const CAMP_MONEY = /\$(?:254|299|508|598|127|149|298|253|841|989|424|499|2\d{3})\b/;
const COURSE_MONEY = /\$(?:288|320)\b|"price":288/;

/** What a page must not say, and until when it may. */
type Rule = readonly [about: string, words: RegExp | string, isAllowed: (day: Day) => boolean];

const isPriced = (standing: Standing): boolean => standing === 'open' || standing === 'closed';
const anyCamp = ({ camps }: Day, ...standings: readonly Standing[]): boolean =>
  CAMP_SEASON_IDS.some((season) => standings.includes(camps[season]));
const canBook = (day: Day): boolean => anyCamp(day, 'open') || day.online === 'open';

/** The rules of one camp. A season without prices is priced on no day. */
function campRules(season: CampSeason): readonly Rule[] {
  const { title, year } = campOn(season);
  const name = `${title} ${year}`;
  const is =
    (...standings: readonly Standing[]) =>
    ({ camps }: Day) =>
      standings.includes(camps[season]);
  const sale = PRICED_SEASONS.flatMap((id) => (id === season ? (PRICED_CAMPS[id].rates.discount ?? []) : []));
  return [
    ...sale.map((discount): Rule => ['an advertised sale', discount.name, is('open', 'closed')]),
    ['over before it is', `${name} is over`, is('over')],
    ['over in its tabs', `${title} Over`, is('over')],
    ['an invitation', new RegExp(`(?:Look at|Register for|Save a place in) ${title}`), is('open')],
    ['a mail that nobody sends', new RegExp(`when registration for ${name}[^.]* opens`), is('announced')],
    [
      'a deadline to note',
      new RegExp(`Last day to book (?:both weeks of |the whole |week \\d+ of )${title}`),
      is('open'),
    ],
  ];
}

const RULES: readonly Rule[] = [
  ...CAMP_SEASON_IDS.flatMap(campRules),
  ['a camp price', CAMP_MONEY, ({ camps }) => isPriced(camps.winter) || isPriced(camps.summer)],
  ['a course price', COURSE_MONEY, ({ online }) => online === 'open'],
  ['a course sale', ONLINE_CAMP.discountName, ({ online }) => online === 'open'],
  [
    'a course that runs',
    /As online winter camps they run|They run as online camps|courses that you can join now have/,
    ({ online }) => online === 'open',
  ],
  ['winter', /Online Winter C/, ({ online }) => online === 'open' || online === 'running'],
  ['over before it is', /online camps are over/, ({ online }) => online === 'over'],
  ['a look back', /A look back at the last online/, ({ online }) => online === 'over'],
  ['nothing to book', /What can be booked today/, canBook],
  ['something to book', /Nothing can be booked right now/, (day) => !canBook(day)],
  ['nothing ahead', /No camp has dates right now/, (day) => !anyCamp(day, ...AHEAD)],
  ['an online camp', /winter camps too/, ({ online }) => online === 'open'],
  [
    'prices in a description',
    /(?:dates, themes and prices side by side|each child, see the whole price|Compare dates, hours and prices)/,
    canBook,
  ],
  ['a package that is never sold', /Pay-in-full/, () => false],
  ['a plan', 'so that you can plan ahead', (day) => anyCamp(day, 'closed')],
  [
    'what does not come',
    /(?:appear here when registration opens|is not out yet)/,
    (day) => anyCamp(day, 'announced', 'closed'),
  ],
  ['offers to a search engine', /"@type":"Offer"/, canBook],
];

const said = ({ text, head }: Page, words: RegExp | string): boolean =>
  typeof words === 'string' ? `${text} ${head}`.includes(words) : words.test(`${text} ${head}`);

function campOf({ path }: Page): CampSeason | null {
  const { page, params } = resolvePath(path);
  return page === 'camp' ? (CAMP_SEASON_IDS.find((season) => season === params['season']) ?? null) : null;
}

/** Each page once: several addresses show the same, and a season stands alike in every center. */
const PATHS = [
  ...new Map(
    prerenderPaths().map((path) => {
      const { page, params } = resolvePath(path);
      const values = Object.values(params).map((value) => (isCenterId(value) ? 'center' : value));
      return [[page, ...values].join(' '), path] as const;
    }),
  ).values(),
];

/** What the page of one camp must not say by where that camp stands. */
const CAMP_PAGE: readonly (readonly [words: RegExp, allowed: readonly Standing[]])[] = [
  [CAMP_MONEY, ['open', 'closed']],
  [/Register Now|Enrollment Now Open|limited time/, ['open']],
  [/"@type":"(?:Offer|Event)"/, ['open']],
  [/See Prices|Work out what it costs|prices stay/, ['closed']],
  [/Registration Coming Soon|has not opened yet|appear here when/, ['announced']],
  [/is not out yet|are not out yet/, ['announced', 'open', 'closed']],
  [/is over|A look back|Past camp/, ['over']],
  [/Tell me when registration opens/, ['announced', 'over']],
  [/Add to calendar/, AHEAD],
  [/Now \$\d/, ['open', 'closed']],
  [/\d%|In the price/, AHEAD],
  [/plan ahead/, ['closed']],
  [/ prices/, ['open', 'closed', 'announced']],
];

/** How a camp's page says where the camp stands. */
const STANDING: Readonly<Record<Standing, RegExp>> = {
  announced: /Registration Coming Soon/,
  open: /Enrollment Now Open.*Now \$\d/,
  closed: /Registration Closed.*Now \$\d/,
  running: /This camp is running.*Tell me about the next one/,
  over: /^(?=.*is over\. The next dates are not set yet\.).*This camp is over.*Tell me when registration opens/,
};

describe.each(DAYS)('on $day', (day) => {
  const pages: Page[] = [];
  beforeAll(async () => {
    for (const path of PATHS) pages.push(await readPage(path, siteDay(day.day)));
  }, 600_000);

  it('no page prices, sells, promises or buries a camp against its state', () => {
    const wrong = pages.flatMap((page) =>
      RULES.filter(([, words, isAllowed]) => !isAllowed(day) && said(page, words)).map(
        ([about, words]) => `${page.path}: ${about} (${String(words)})`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('the page of a camp says what its state allows', () => {
    const wrong = pages.flatMap((page) => {
      const season = campOf(page);
      if (season === null) return [];
      return CAMP_PAGE.filter(
        ([words, allowed]) => !allowed.includes(day.camps[season]) && said(page, words),
      ).map(([words]) => `${page.path} is ${day.camps[season]}: ${String(words)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('each camp says where it stands', () => {
    const said = pages.flatMap((page) => {
      const season = campOf(page);
      return season === null ? [] : [[page.path, STANDING[day.camps[season]].test(page.text)] as const];
    });
    expect(said.filter(([, isSaid]) => !isSaid)).toEqual([]);
  });

  it('all camps on one page, home and the online camps say what is left', () => {
    const saysOf = (id: string, words: string) =>
      pages.find(({ path }) => resolvePath(path).page === id)?.text.includes(words);
    const isOver = !anyCamp(day, ...AHEAD);
    expect(saysOf('camps-overview', 'No camp has dates right now')).toBe(isOver);
    expect(saysOf('camps-overview', 'What can be booked today, and what comes next.')).toBe(canBook(day));
    expect(saysOf('camps-overview', 'Nothing can be booked right now.')).toBe(!canBook(day) && !isOver);
    expect(saysOf('home', 'Tell me when registration opens')).toBe(isOver);
    expect(saysOf('online-camps', '$288')).toBe(day.online === 'open');
  });

  it('public holidays of which the school says nothing are said to be so (D-90)', () => {
    const isNear = ['2025-11-30', '2025-12-01'].includes(day.day);
    const winter = pages.find((page) => campOf(page) === 'winter');
    expect(winter?.text.includes('December 25, 2025: not published whether open, ask')).toBe(
      day.camps.winter !== 'over',
    );
    const classes = pages.find(({ path }) => resolvePath(path).page === 'class-schedule');
    expect(classes?.text.includes('Whether classes meet on December 25, 2025')).toBe(isNear);
  });
});

// The first screen sold a week whose Friday was over, and the comparison both weeks, until the camp began.
it.each([
  ['2025-12-15', 'Week 1: AI', /one week or both/, true],
  ['2025-12-16', 'Week 1: AI', /by the week/, false],
  ['2025-12-19', 'Week 1: AI', /by the week/, false],
  ['2025-12-20', 'Week 2: Game', /by the week/, false],
])(
  'on %s the camp page leads with %s, and no page sells what is closed',
  async (day, week, dates, isWhole) => {
    const camp = await readPage('/camps/winter/euless', siteDay(day));
    const first = camp.text.slice(0, camp.text.indexOf('Register Now'));
    expect(first).toContain(week);
    expect(camp.text.includes('Full winter camp')).toBe(isWhole);
    const { text } = await readPage('/camps', siteDay(day));
    expect(text).toMatch(dates);
    expect(text.includes('for both')).toBe(isWhole);
  },
);
