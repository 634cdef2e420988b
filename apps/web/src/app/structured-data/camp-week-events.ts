import { BRANCHES, isCenterId } from '@kidcode/branches';
import { quoteCamp, toDollars } from '@kidcode/pricing';
import { campOn, isCampSeason, seasonStatus, type SiteDay } from '@kidcode/scheduling';
import { BRAND, type RouteParams } from '@kidcode/site';
import type { Event } from 'schema-dts';

import { siteConfig } from '../../shared/site-config';

/** One event per camp week that can be booked today, with the price of that week alone. */
export function campWeekEvents(params: RouteParams, today: SiteDay): readonly Event[] {
  const { season, branchId } = params;
  if (!isCampSeason(season) || season === 'spring' || !isCenterId(branchId)) return [];
  const camp = campOn(season);
  const { openWeeks } = seasonStatus(season, today);
  const center = BRANCHES[branchId];
  return camp.weeks.flatMap(({ number, label, start, end }) => {
    if (!openWeeks.includes(number) || start === null || end === null) return [];
    const { discountedPrice } = quoteCamp({
      season,
      registrationType: 'weekly',
      duration: 'full_day',
      weeks: [number],
    });
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
          price: toDollars(discountedPrice),
          priceCurrency: 'USD',
          url: `${siteConfig.origin}/camps/${season}/${branchId}`,
          availability: 'https://schema.org/InStock',
        },
      },
    ];
  });
}
