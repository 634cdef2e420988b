import { BRANCHES, centerOr, HAS_ONLINE } from '@kidcode/branches';
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
import { BRAND } from './brand';
import { DEFAULT_SEASON } from './camp-address';
import type { MetadataContext, PageDescriptions, PageInfo } from './page-info';
import { placeName, wordList } from './place-name';
import type { RouteParams } from './route-row';

type CampPage = 'camps-overview' | 'camp' | 'online-camps' | 'camp-finder' | 'camp-plan';

const AGES = `${BRAND.ages.from} to ${BRAND.ages.to}`;

/** 'Winter, summer and spring camps'. */
function seasonNames(): string {
  const names = CAMP_SEASON_IDS.map((season) => seasonTab(season).title.replace(/ Camp$/, ''));
  const [first = '', ...rest] = names;
  return `${wordList([first, ...rest.map((name) => name.toLowerCase())])} camps`;
}

/** Camps. The title of a season's page follows specification 2, section 2, "Camp route". */
export const CAMP_PAGE_INFO: PageDescriptions<CampPage> = {
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
};

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
