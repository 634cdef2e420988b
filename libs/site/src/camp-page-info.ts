import { BRANCHES, isCenterId } from '@kidcode/branches';
import { CAMP_SEASONS, isCampSeason } from '@kidcode/scheduling';
import type { PageDescriptions, PageInfo } from './page-info';
import { placeName } from './place-name';
import type { RouteParams } from './route-row';

type CampPage = 'camps-overview' | 'camp' | 'online-camps' | 'camp-finder';

/** Camps. The title of a season's page follows specification 2, section 2, "Camp route". */
export const CAMP_PAGE_INFO: PageDescriptions<CampPage> = {
  'camps-overview': () => ({
    label: 'Camps',
    title: 'Coding Camps for Kids',
    description: `Winter, spring and summer camps for kids ages 5 to 16 ${placeName({}).where}, and camps online.`,
  }),
  camp: campInfo,
  'online-camps': () => ({
    label: 'Online Camps',
    title: 'Online Winter Coding Camps for Kids',
    description:
      'Two-week online winter camps for kids: Roblox game development, and AI and machine learning for beginners.',
    parents: ['/camps'],
  }),
  'camp-finder': () => ({
    label: 'Camp Finder',
    title: 'Finding the Best Camp for You',
    description:
      'Takes you to the camp nearest to you, or to our online camps if no learning center is close.',
    parents: ['/camps'],
  }),
};

function campInfo(params: RouteParams): PageInfo {
  const season = CAMP_SEASONS[isCampSeason(params['season']) ? params['season'] : 'winter'];
  const { name, city, state } =
    BRANCHES[isCenterId(params['branchId']) ? params['branchId'] : 'flower-mound'];
  const camp = `${season.title} ${season.year}`;
  return {
    label: `${camp}, ${name}`,
    title: `${camp} for ${name}`,
    exact: true,
    description: `${camp} for kids ages 5 to 16 in ${city}, ${state}: dates, daily schedule, weekly themes, prices and registration.`,
    parents: ['/camps'],
  };
}
