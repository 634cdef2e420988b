import { CENTERS, HAS_MANY_CENTERS, parseHours, type BranchId, type Center } from '@kidcode/branches';
import { HOLIDAYS } from '@kidcode/current-school';
import { BRAND } from '@kidcode/site';
import type {
  EducationalOrganization,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';

import { siteConfig } from '../../shared/site-config';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const WEEKEND = ['Saturday', 'Sunday'] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function openingHours(
  text: string,
  days: readonly (typeof WEEKDAYS | typeof WEEKEND)[number][],
): OpeningHoursSpecification[] {
  const hours = parseHours(text);
  if (hours === null) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens: clock(hours.opens),
      closes: clock(hours.closes),
    },
  ];
}

const postalAddress = (
  { street, city, state, zip }: Pick<Center, 'street' | 'city' | 'state' | 'zip'>,
  country: string,
): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: country,
});

export function organization(): EducationalOrganization {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${siteConfig.origin}/#organization`,
    name: BRAND.name,
    slogan: BRAND.tagline,
    url: `${siteConfig.origin}/`,
    logo: `${siteConfig.origin}/logo.svg`,
    telephone: BRAND.phone.href.replace('tel:', ''),
    email: BRAND.email.display,
    address: postalAddress(BRAND.headquarters, BRAND.headquarters.country),
    ...(BRAND.social.length > 0 && { sameAs: BRAND.social.map(({ href }) => href) }),
  };
}

function centerBusiness(center: Center): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteConfig.origin}/${center.id}#center`,
    name: `${BRAND.name} ${center.name}`,
    url: `${siteConfig.origin}/${center.id}`,
    telephone: center.telHref.replace('tel:', ''),
    email: center.email,
    address: postalAddress(center, 'US'),
    geo: { '@type': 'GeoCoordinates', latitude: center.coordinates.lat, longitude: center.coordinates.lng },
    openingHoursSpecification: [
      ...openingHours(center.weekdayHours, WEEKDAYS),
      ...openingHours(center.weekendHours, WEEKEND),
    ],
    ...(HOLIDAYS.closed.length > 0 && {
      specialOpeningHoursSpecification: HOLIDAYS.closed.map((day) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    parentOrganization: { '@id': `${siteConfig.origin}/#organization` },
  };
}

/**
 * The learning center of a branch; all of them where no branch is named, unless they are many: each then stands on its own
 * page alone. None for the online branch.
 */
export const centerBusinesses = (branch: BranchId | null): readonly LocalBusiness[] =>
  CENTERS.filter(({ id }) => (branch === null ? !HAS_MANY_CENTERS : branch === id)).map(centerBusiness);
