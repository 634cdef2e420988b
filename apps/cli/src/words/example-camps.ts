import { seasonOffer } from '@kidcode/booking';
import type { SeasonOffer } from '@kidcode/booking';
import { isPricedSeason, PRICED_SEASONS } from '@kidcode/pricing';
import type { PricedSeason, RegistrationType } from '@kidcode/pricing';
import { campOn, leadingCamp, seasonStatus } from '@kidcode/scheduling';
import type { CampSeasonInfo, SiteDay } from '@kidcode/scheduling';

const WEEKS_IN_EXAMPLE = 2;

/** The season with prices that leads on the day, with what it offers then; null in a school that sells no camp. */
function leadingOffer(today: SiteDay): SeasonOffer | null {
  const offerOn = (season: PricedSeason): SeasonOffer => seasonOffer(season, seasonStatus(season, today));
  const isOpen = ({ season }: CampSeasonInfo): boolean =>
    isPricedSeason(season) && offerOn(season).registration === 'open';
  const [first] = PRICED_SEASONS;
  if (first === undefined) return null;
  const { season } = leadingCamp(today, isOpen);
  const lead = isPricedSeason(season) ? season : first;
  const offer = offerOn(lead);
  return offer.registration === 'open' ? offer : seasonOffer(lead);
}

/** The flags that say what of the season is registered for; null where there is nothing of the kind. */
function flagsOf(
  type: RegistrationType,
  { openWeeks, payments }: SeasonOffer,
  camp: CampSeasonInfo,
): string | null {
  if (type === 'full_camp') return payments[0] === 'monthly' ? ' --payment monthly' : '';
  const parts =
    type === 'weekly' ? openWeeks.slice(0, WEEKS_IN_EXAMPLE) : camp.months.slice(0, 1).map(({ id }) => id);
  return parts.length === 0 ? null : ` --${type === 'weekly' ? 'weeks' : 'months'} ${parts.join(',')}`;
}

/**
 * The flags of registrations for examples: what the leading season of the day offers, its first choice first.
 *
 * @example exampleCamps(today) // ['--season fall --type full_camp', '--season fall --type weekly --weeks 1,2']
 */
export function exampleCamps(today: SiteDay): readonly string[] {
  const offer = leadingOffer(today);
  if (offer === null) return [];
  const { season, firstType, types, durations } = offer;
  const camp = campOn(season, today);
  const [duration] = durations;
  const length = duration === undefined || duration === 'full_day' ? '' : ` --duration ${duration}`;
  const others = (Object.keys(types) as readonly RegistrationType[]).filter((type) => type !== firstType);
  return [firstType, ...others].flatMap((type) => {
    const flags = types[type] === 'open' ? flagsOf(type, offer, camp) : null;
    return flags === null ? [] : [`--season ${season} --type ${type}${flags}${length}`];
  });
}
