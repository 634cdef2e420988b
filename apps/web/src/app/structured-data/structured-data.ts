import {
  branchOfParams,
  breadcrumbs,
  resolvePath,
  ROUTES,
  type PageId,
  type RouteParams,
} from '@kidcode/site';
import type { SiteDay } from '@kidcode/scheduling';
import type { Thing, WithContext } from 'schema-dts';

import { campWeekEvents } from './camp-week-events';
import { onlineCourseList, specializedCourseList } from './course-lists';
import { centerBusinesses, organization } from './organization';

type Describe = (params: RouteParams, today: SiteDay) => readonly Thing[];

const centersOf = (params: RouteParams): readonly Thing[] => centerBusinesses(branchOfParams(params));

/** What each page says of itself to a search engine, made from the data that the page shows. */
const DESCRIPTIONS: Partial<Record<PageId, Describe>> = {
  home: (params) => [organization(), ...centersOf(params)],
  about: () => [organization()],
  contact: () => [organization(), ...centerBusinesses(null)],
  'learning-centers': () => centerBusinesses(null),
  camp: campWeekEvents,
  'online-camps': (_params, today) => [onlineCourseList(today)],
  'specialized-branch': () => [specializedCourseList()],
  'specialized-online': () => [specializedCourseList()],
};

function breadcrumbList(path: string, today: SiteDay, absolute: (path: string) => string): readonly Thing[] {
  const crumbs = breadcrumbs(path, ROUTES, { today });
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: absolute(crumb.path),
      })),
    },
  ];
}

/**
 * Structured data (schema.org) of the page at a path.
 *
 * @param absolute Turns a path of the site into its public address.
 */
export function structuredData(
  path: string,
  today: SiteDay,
  absolute: (path: string) => string,
): readonly WithContext<Thing>[] {
  const { page, params } = resolvePath(path);
  const things = page === null ? [] : (DESCRIPTIONS[page]?.(params, today) ?? []);
  return [...things, ...breadcrumbList(path, today, absolute)].map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}
