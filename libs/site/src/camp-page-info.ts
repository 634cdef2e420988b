import { BRANCHES, centerOr, HAS_ONLINE } from '@kidcode/branches';
import { CAMP_SEASON_IDS, campOn, isCampSeason, ONLINE_CAMP, seasonTab } from '@kidcode/scheduling';
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
  'camps-overview': () => ({
    label: 'Camps',
    title: 'Coding Camps for Kids',
    description: `${seasonNames()} for kids ages ${AGES} ${placeName({}).where}: dates, themes and prices side by side.`,
  }),
  camp: campInfo,
  'online-camps': () => ({
    label: 'Online Camps',
    title: ONLINE_CAMP.title,
    description: ONLINE_CAMP.description,
    parents: ['/camps'],
  }),
  'camp-plan': () => ({
    label: 'Family Plan',
    title: 'Camp Plan for All Your Children',
    description: 'Tick the camp weeks of each child, see the whole price, and register.',
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
  // Over and nothing known of the next time: a year in the title would promise a camp that has been (D-44).
  const title = camp.isOver ? camp.title : `${camp.title} ${camp.year}`;
  return {
    label: `${title}, ${name}`,
    title: `${title} for ${name}`,
    exact: true,
    description: camp.isOver
      ? `${title} for kids ages ${AGES} in ${city}, ${state}: what the last one was like, and how to hear when registration opens.`
      : `${title} for kids ages ${AGES} in ${city}, ${state}: dates, daily schedule, weekly themes, prices and registration.`,
    parents: ['/camps'],
  };
}
