import { BRANCHES, CENTERS, type CenterId } from '@kidcode/branches';
import { formatPrice } from '@kidcode/pricing';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import { PageHero, PriceTag, TextLink } from '@kidcode/ui';
import { CalendarDays, Clock, MapPin, Users } from 'lucide-react';
import { Link } from 'react-router-dom';

import { CAMP_COPY } from '../../content/camps';
import { campPath } from '@kidcode/site';
import { CampSeasonNav } from './camp-season-nav';
import { isPricedSeason, PRICED_CAMPS } from '@kidcode/pricing';
import { weekQuote } from './week-price';

interface CampHeroProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** What one week costs, in the first screen. */
function WeekPrice({ season }: { readonly season: CampSeason }) {
  if (!isPricedSeason(season)) return null;
  const { originalPrice, discountedPrice, discountPercent } = weekQuote(season, PRICED_CAMPS[season]);
  return (
    <PriceTag
      was={formatPrice(originalPrice)}
      now={formatPrice(discountedPrice)}
      reason={`${discountPercent}% off`}
      note="for one full-day week"
    />
  );
}

/** The top of a camp page: the seasons, what the camp is, and the facts a parent looks for first. */
export function CampHero({ season, branchId }: CampHeroProps) {
  const { title, year, dates, ages, groupSizeMax, dailySchedule } = campOn(season);
  const { city, state } = BRANCHES[branchId];
  const { subtitle, picture, pictureAlt } = CAMP_COPY[season];
  const other = CENTERS.find(({ id }) => id !== branchId);
  return (
    <PageHero
      above={<CampSeasonNav season={season} branchId={branchId} />}
      title={`${title} ${year}`}
      lead={subtitle}
      chips={[
        { label: `${city}, ${state}`, icon: <MapPin aria-hidden="true" /> },
        { label: dates, icon: <CalendarDays aria-hidden="true" /> },
        `Ages ${ages}`,
        ...(dailySchedule === null
          ? []
          : [{ label: dailySchedule.hours, icon: <Clock aria-hidden="true" /> }]),
        { label: `Groups of ${groupSizeMax} at most`, icon: <Users aria-hidden="true" /> },
      ]}
      actions={
        <>
          <WeekPrice season={season} />
          {other && (
            <TextLink asChild>
              <Link to={campPath(season, other.id)}>{`See it in ${other.name}`}</Link>
            </TextLink>
          )}
        </>
      }
      picture={<img src={picture} alt={pictureAlt} width={480} height={360} />}
    />
  );
}
