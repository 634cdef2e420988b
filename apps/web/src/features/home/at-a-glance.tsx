import { centerOr } from '@kidcode/branches';
import {
  formatPrice,
  isPricedSeason,
  pricedCamps,
  quoteCamp,
  type CampQuote,
  type PricedSeason,
} from '@kidcode/pricing';
import { seasonStatus, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';
import { BRAND, campPath } from '@kidcode/site';
import { Band, FactGrid, FactTile, TextLink, VisuallyHidden } from '@kidcode/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { AT_A_GLANCE } from '../../content/home';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { leadingSeason } from '../../shared/leading-season';
import { FindMyCenter } from '../location/find-my-center';

/** The tile of the camp that leads today: the price of one week while it can be booked, else when it takes place. */
function CampTile({ camp, today }: { readonly camp: CampSeasonInfo; readonly today: SiteDay }) {
  const branch = useSelector(selectCurrentBranch);
  const { season, title, year, dates } = camp;
  const week =
    isPricedSeason(season) && seasonStatus(season, today).weekly === 'open' && weekOf(season, today);
  return (
    <FactTile
      label={`${title} ${year}`}
      value={week ? `${formatPrice(week.discountedPrice)} a week` : dates}
      note={
        <TextLink asChild>
          <Link to={campPath(season, centerOr(branch))}>
            {week && week.discountPercent > 0
              ? `${week.discountPercent}% early-bird discount included`
              : 'See the camp'}
          </Link>
        </TextLink>
      }
    />
  );
}

function weekOf(season: PricedSeason, today: SiteDay): CampQuote {
  const camp = pricedCamps(today)[season];
  const weeks = camp.weeks.slice(0, 1);
  return quoteCamp({ season, registrationType: 'weekly', duration: 'full_day', weeks }, camp);
}

/** What a parent wants to know in the first ten seconds: ages, places, price, next step. */
export function AtAGlance() {
  const { ages, places, trial } = AT_A_GLANCE;
  const today = useSelector(selectToday);
  const camp = leadingSeason(today);
  return (
    <Band dense labelledBy="at-a-glance">
      <VisuallyHidden as="h2" id="at-a-glance">
        {AT_A_GLANCE.title}
      </VisuallyHidden>
      <FactGrid>
        <FactTile
          label={ages.label}
          value={camp?.ages ?? `${BRAND.ages.from}-${BRAND.ages.to}`}
          note={ages.note}
        />
        <FactTile
          label={places.label}
          value={places.value}
          note={
            <TextLink asChild>
              <Link to="/learning-centers">{places.note}</Link>
            </TextLink>
          }
        />
        {camp && <CampTile camp={camp} today={today} />}
        <FactTile
          label={trial.label}
          value={trial.value}
          note={
            <TextLink asChild>
              <Link to="/?dialog=trial">{trial.note}</Link>
            </TextLink>
          }
        />
      </FactGrid>
      <FindMyCenter />
    </Band>
  );
}
