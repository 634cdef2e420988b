import { BRANCHES, centerOr, HAS_ONLINE } from '@kidcode/branches';
import { SITE_PAGE_WORDS } from '@kidcode/current-school/generated/site-page-words';
import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import {
  CAMP_SEASON_IDS,
  campName,
  campOn,
  canBookOn,
  isCampSeason,
  ONLINE_CAMP,
  onlineCampPhase,
  seasonStatus,
  seasonTab,
} from '@kidcode/scheduling';
import type { CampSeasonInfo, SiteDay } from '@kidcode/scheduling';
import { type CodePageId, type PageId, wordList } from '@kidcode/school';
import { BRAND } from './brand';
import { DEFAULT_SEASON } from './camp-routes';
import { COMPANY_PAGE_INFO } from './company-page-info';
import { branchOfParams, placeName } from './place-name';
import type { DescribePage, MetadataContext, PageDescriptions, PageInfo, RouteParams } from './route-row';

const AGES = `${BRAND.ages.from} to ${BRAND.ages.to}`;

/** 'Winter, summer and spring camps'. */
function seasonNames(): string {
  const names = CAMP_SEASON_IDS.map((season) => seasonTab(season).title.replace(/ Camp$/, ''));
  const [first = '', ...rest] = names;
  return `${wordList([first, ...rest.map((name) => name.toLowerCase())])} camps`;
}

/** Camps. The title of a season's page follows specification 2, section 2, "Camp route". */
const CAMP_PAGE_INFO = {
  'camps-overview': (_params, { today }) => ({
    label: 'Camps',
    title: 'Coding Camps for Kids',
    description: `${seasonNames()} for kids ages ${AGES} ${placeName({}).where}: ${
      sells(today) ? 'dates, themes and prices side by side.' : 'what comes next, and how to hear of it.'
    }`,
  }),
  camp: campInfo,
  'online-camps': (_params, { today }) => {
    const isOver = today !== undefined && onlineCampPhase(today) === 'over';
    return {
      label: 'Online Camps',
      title: isOver ? 'Online Coding Camps for Kids' : ONLINE_CAMP.title,
      description: isOver
        ? `Online coding camps for kids ages ${ONLINE_CAMP.ages}: what the last ones were like, and how to hear of the next.`
        : ONLINE_CAMP.description,
      parents: ['/camps'],
    };
  },
  'camp-plan': (_params, { today }) => ({
    label: 'Family Plan',
    title: 'Camp Plan for All Your Children',
    description: sells(today)
      ? 'Tick the camp weeks of each child, see the whole price, and register.'
      : 'A plan for the camps of all your children. Nothing can be booked right now: see what comes next.',
    parents: ['/camps'],
  }),
  'camp-finder': () => ({
    label: 'Camp Finder',
    title: 'Finding the Best Camp for You',
    description: HAS_ONLINE
      ? 'Takes you to the camp nearest to you, or to our online camps if no learning center is close.'
      : 'Takes you to the camp of the learning center nearest to you, or to all our camps if none is close.',
    parents: ['/camps'],
  }),
} satisfies PageDescriptions;

function campInfo(params: RouteParams, { today }: MetadataContext): PageInfo {
  const camp = campOn(isCampSeason(params['season']) ? params['season'] : DEFAULT_SEASON, today);
  const { name, city, state } = BRANCHES[centerOr(params['branchId'])];
  const title = campName(camp);
  return {
    label: `${title}, ${name}`,
    title: `${title} for ${name}`,
    exact: true,
    description: `${title} for kids ages ${AGES} in ${city}, ${state}: ${toldOf(camp, today)}`,
    parents: ['/camps'],
  };
}

/** What the page of a camp tells on the day; without one, of its latest edition as if it lay ahead. */
function toldOf(camp: CampSeasonInfo, today: SiteDay | undefined): string {
  if (camp.isOver) return 'what the last one was like, and how to hear when registration opens.';
  const status = today === undefined ? null : seasonStatus(camp.season, today, camp);
  switch (status?.prices ?? 'sold') {
    case 'sold':
      return 'dates, daily schedule, weekly themes, prices and registration.';
    case 'planning':
      return 'dates, daily schedule, weekly themes and prices.';
    case 'none':
      return status?.phase === 'announced'
        ? 'its dates, and how to hear when registration opens.'
        : 'its dates, what the children do, and how to hear of the next one.';
  }
}

/** Whether anything can be booked; assumed where nobody says which day it is. */
const sells = (today: SiteDay | undefined): boolean => today === undefined || canBookOn(today);

const COURSE_FEES = '/pricing/course-fee';

/** Programs, services, fees and discounts. */
const PROGRAM_PAGE_INFO = {
  discounts: () => ({
    label: 'Discounts & Promotions',
    title: 'Discounts and Promotions',
    description:
      'Sibling, referral, returning camper and first-month offers: what each is worth and where it applies.',
  }),
  'course-fees': (params) => {
    const { name, where } = placeName(params);
    const everywhere = branchOfParams(params) === null;
    return {
      label: everywhere ? 'Course Fees' : name,
      title: everywhere ? 'Course Fees' : `Course Fees ${where}`,
      description: `Fees for programs, courses and camps ${where}, and how to ask about what is not listed.`,
      ...(everywhere ? {} : { parents: [COURSE_FEES] }),
    };
  },
  'online-fees': () => ({
    label: 'Online Fees',
    title: 'Online Class Fees',
    description:
      'Fees for online classes and online camps, the discounts that apply, and how to ask about the rest.',
    parents: [COURSE_FEES],
  }),
} satisfies PageDescriptions;

/** One entry for every page of the code: one without words does not compile. */
const PAGE_INFO: Readonly<Record<CodePageId, DescribePage>> = {
  ...COMPANY_PAGE_INFO,
  ...PROGRAM_PAGE_INFO,
  ...CAMP_PAGE_INFO,
};

const isCodePage = (page: PageId): page is CodePageId => Object.hasOwn(PAGE_INFO, page);

const OVERVIEW = '/programs/in-center';

/**
 * What a page says of itself. Where its title leaves the place open, the place that the address names is added.
 *
 * @returns null where the school has no such document.
 */
export function documentInfo(page: string, params: RouteParams): PageInfo | null {
  const facts = SITE_PAGES.find(({ id }) => id === page);
  const said = SITE_PAGE_WORDS[page];
  if (facts === undefined || said === undefined) return null;
  const { name: place, where } = placeName(params);
  const branch = branchOfParams(params);
  const fill = (text: string): string => text.replaceAll('{where}', where).replaceAll('{place}', place);
  const words = { label: facts.name, description: fill(said.description) };
  const above = branch === null && said.under?.includes('{branch}') ? OVERVIEW : said.under;
  const parents = above === null ? [] : [above.replace('{branch}', branch ?? '')];
  if (facts.places === null || facts.places === 'online' || said.title.includes('{'))
    return { ...words, title: fill(said.title), parents };
  if (branch === 'online') return { ...words, title: `Online ${said.title}` };
  const title = branch === null ? `${said.title} at Our Learning Centers` : `${said.title} ${where}`;
  return { ...words, title, parents: [OVERVIEW] };
}

/** What a page with these values says about itself. */
export function describePage(page: PageId, params: RouteParams, context: MetadataContext = {}): PageInfo {
  const info = isCodePage(page) ? PAGE_INFO[page](params, context) : documentInfo(page, params);
  if (info === null) throw new Error(`site: there is no page ${page}`);
  return info;
}
