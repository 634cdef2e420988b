import { formatPrice, quoteCamp } from '@kidcode/pricing';
import { campOn, seasonStatus } from '@kidcode/scheduling';
import { Band, FactGrid, FactTile, TextLink, VisuallyHidden } from '@kidcode/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { AT_A_GLANCE } from '@kidcode/current-school/content/home';
import { CENTERS, HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { FindMyCenter } from '../location/find-my-center';

/** The winter camp's tile: the price of one week while it can be booked, else when it takes place. */
function WinterCampTile() {
  const today = useSelector(selectToday);
  const branch = useSelector(selectCurrentBranch);
  const camp = campOn('winter');
  const isOpen = seasonStatus('winter', today).phase === 'open';
  const week = quoteCamp({ season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1] });
  return (
    <FactTile
      label={`${camp.title} ${camp.year}`}
      value={isOpen ? `${formatPrice(week.discountedPrice)} a week` : camp.dates}
      note={
        <TextLink asChild>
          <Link to={`/camps/winter/${isCenterId(branch) ? branch : 'flower-mound'}`}>
            {isOpen ? `${week.discountPercent}% early-bird discount included` : 'See the camp'}
          </Link>
        </TextLink>
      }
    />
  );
}

/** What a parent wants to know in the first ten seconds: ages, places, price, next step. */
export function AtAGlance() {
  const { ages, places, trial } = AT_A_GLANCE;
  return (
    <Band dense labelledBy="at-a-glance">
      <VisuallyHidden as="h2" id="at-a-glance">
        {AT_A_GLANCE.title}
      </VisuallyHidden>
      <FactGrid>
        <FactTile label={ages.label} value={campOn('winter').ages} note={ages.note} />
        <FactTile
          label={places.label}
          value={[...CENTERS.map(({ name }) => name), ...(HAS_ONLINE ? ['online'] : [])].join(', ')}
          note={
            <TextLink asChild>
              <Link to="/learning-centers">{places.note}</Link>
            </TextLink>
          }
        />
        <WinterCampTile />
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
