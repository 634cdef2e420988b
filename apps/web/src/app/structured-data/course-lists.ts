import { quoteCourse, toDollars } from '@kidcode/pricing';
import { coursesAhead, ONLINE_COURSES, PROGRAMS, type SiteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import type { Course, ItemList } from 'schema-dts';

const provider = { '@type': 'EducationalOrganization', name: BRAND.name } as const;

const listOf = (courses: readonly Course[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: courses.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});

/** The online courses, with their price while they can be joined (D-44). */
export function onlineCourseList(today: SiteDay): ItemList {
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
        ...(quote.ok && ahead.includes(course)
          ? {
              offers: {
                '@type': 'Offer',
                price: toDollars(quote.value.discountedPrice),
                priceCurrency: 'USD',
                category: 'Paid',
              },
            }
          : {}),
      };
    }),
  );
}

/** The specialized programs; their fees are not published, so no price is claimed. */
export const specializedCourseList = (): ItemList =>
  listOf(
    Object.values(PROGRAMS).map(({ title, courseCode, ages }) => ({
      '@type': 'Course',
      name: title,
      description: `${title}: a short-term course of ${BRAND.name} in a small group.`,
      courseCode,
      provider,
      ...(ages === null ? {} : { typicalAgeRange: ages }),
    })),
  );
