import { shownCamp, type ShownCamp } from '@kidcode/booking';
import { BRANCHES, isCenterId } from '@kidcode/branches';
import { quoteCamp, toDollars } from '@kidcode/pricing';
import { isCampSeason, type SiteDay } from '@kidcode/scheduling';
import type { CampWeek } from '@kidcode/school';
import { BRAND, campPath, type RouteParams } from '@kidcode/site';
import type { Event, ItemAvailability } from 'schema-dts';

import { siteConfig } from '../../shared/site-config';

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
export function campWeekEvents(params: RouteParams, today: SiteDay): readonly Event[] {
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
