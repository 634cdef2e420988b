import type { ShownCamp } from '@kidcode/booking';
import { shownCamp } from '@kidcode/booking';
import { BRANCHES, isCenterId } from '@kidcode/branches';
import { quoteCamp, quoteCourse, toDollars } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import { coursesAhead, isCampSeason, ONLINE_COURSES, PROGRAMS } from '@kidcode/scheduling';
import { isRecord, type CampWeek } from '@kidcode/school';
import type { PageId, RouteParams } from '@kidcode/site';
import { branchOfParams, BRAND, breadcrumbs, campPath, resolvePath, ROUTES } from '@kidcode/site';
import type { Course, Event, ItemAvailability, ItemList, Thing, WithContext } from 'schema-dts';

import { siteConfig } from '../../shared/site-config';
import { centerBusinesses, organization } from './organization';

/** How many places there are, as far as the school says it. */
function availability({ seats }: CampWeek): ItemAvailability {
  if (seats === 'full') return 'https://schema.org/SoldOut';
  return seats === 'few' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/** The weeks to tell of: those that can be booked, and full ones beside them. */
const weeksOf = ({ camp, status }: ShownCamp): readonly CampWeek[] =>
  status.phase === 'open'
    ? camp.weeks.filter(({ number }) => ['open', 'full'].includes(status.weeks[number] ?? ''))
    : [];

/** One event per camp week that can be booked today, with the price of that week alone; a full week has none (D-44). */
function campWeekEvents(params: RouteParams, today: SiteDay): readonly Event[] {
  const { season, branchId } = params;
  if (!isCampSeason(season) || !isCenterId(branchId)) return [];
  const shown = shownCamp(season, today, branchId);
  const { camp, priced } = shown;
  if (priced === null || !priced.types.includes('weekly')) return [];
  const duration = camp.sale?.durations[0] ?? 'full_day';
  const center = BRANCHES[branchId];
  return weeksOf(shown).flatMap((week) => {
    const { number, label, start, end } = week;
    if (start === null || end === null) return [];
    const { discountedPrice } = quoteCamp(
      { season: priced.season, registrationType: 'weekly', duration, weeks: [number] },
      priced,
    );
    return [
      {
        '@type': 'Event',
        name: `${camp.title} ${camp.year}, week ${number} (${label})`,
        description: `A week of ${camp.title.toLowerCase()} for ages ${camp.ages} at ${BRAND.name} ${center.name}.`,
        startDate: start,
        endDate: end,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: `${siteConfig.origin}/og/camps.png`,
        location: { '@type': 'Place', name: `${BRAND.name} ${center.name}`, address: center.address },
        organizer: { '@type': 'EducationalOrganization', name: BRAND.name, url: `${siteConfig.origin}/` },
        offers: {
          '@type': 'Offer',
          ...(week.seats !== 'full' && { price: toDollars(discountedPrice), priceCurrency: 'USD' }),
          url: `${siteConfig.origin}${campPath(season, branchId)}`,
          availability: availability(week),
        },
      },
    ];
  });
}

const provider = { '@type': 'EducationalOrganization', name: BRAND.name } as const;

const listOf = (courses: readonly Course[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: courses.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});

/** The online courses, with their price while they can be joined (D-44). */
function onlineCourseList(today: SiteDay): ItemList {
  const ahead = coursesAhead(today);
  return listOf(
    ONLINE_COURSES.map((course) => {
      const { title, description, courseCode, ageRange } = course;
      const quote = quoteCourse(courseCode);
      return {
        '@type': 'Course',
        name: title,
        description,
        courseCode,
        typicalAgeRange: ageRange,
        provider,
        ...(quote.ok &&
          ahead.includes(course) && {
            offers: {
              '@type': 'Offer',
              price: toDollars(quote.value.discountedPrice),
              priceCurrency: 'USD',
              category: 'Paid',
            },
          }),
      };
    }),
  );
}

/** The specialized programs; their fees are not published, so no price is claimed. */
const specializedCourseList = (): ItemList =>
  listOf(
    Object.values(PROGRAMS).map(({ title, courseCode, ages }) => ({
      '@type': 'Course',
      name: title,
      description: `${title}: a short-term course of ${BRAND.name} in a small group.`,
      courseCode,
      provider,
      ...(ages !== null && { typicalAgeRange: ages }),
    })),
  );

type Describe = (params: RouteParams, today: SiteDay) => readonly Thing[];

/** What each page says of itself to a search engine, made from the data that the page shows. */
const DESCRIPTIONS: Partial<Record<PageId, Describe>> = {
  home: (params) => [organization(), ...centerBusinesses(branchOfParams(params))],
  about: () => [organization()],
  contact: () => [organization(), ...centerBusinesses(null)],
  'learning-centers': () => centerBusinesses(null),
  camp: campWeekEvents,
  'online-camps': (_params, today) => [onlineCourseList(today)],
  'specialized-branch': () => [specializedCourseList()],
  'specialized-online': () => [specializedCourseList()],
};

function breadcrumbList(path: string, today: SiteDay): readonly Thing[] {
  const crumbs = breadcrumbs(path, ROUTES, { today });
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: siteConfig.origin + crumb.path,
      })),
    },
  ];
}

/** Structured data (schema.org) of the page at a path. */
export function structuredData(path: string, today: SiteDay): readonly WithContext<Thing>[] {
  const { page, params } = resolvePath(path);
  const things = page === null ? [] : (DESCRIPTIONS[page]?.(params, today) ?? []);
  return [...things, ...breadcrumbList(path, today)].map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

const KIND = 'application/ld+json';

const idOf = ({ name, startDate }: Readonly<Record<string, unknown>>): string =>
  `${String(startDate)} ${String(name)}`;

/**
 * Puts the structured data of the page at a path on a day into the document's head, in the place of those that stand there.
 * What the count of the places has called sold out stays so: that is no fact of the day.
 */
export function applyStructuredData(path: string, today: SiteDay): void {
  const soldOut = new Map<string, unknown>();
  for (const before of document.head.querySelectorAll(`script[type="${KIND}"]`)) {
    const thing: unknown = JSON.parse(before.textContent);
    if (isRecord(thing) && isRecord(thing.offers) && String(thing.offers.availability).endsWith('/SoldOut'))
      soldOut.set(idOf(thing), thing.offers);
    before.remove();
  }
  for (const data of structuredData(path, today)) {
    const thing = data as unknown as Readonly<Record<string, unknown>>;
    const offers = soldOut.get(idOf(thing));
    const script = document.createElement('script');
    script.type = KIND;
    script.textContent = JSON.stringify(offers === undefined ? thing : { ...thing, offers });
    document.head.append(script);
  }
}
