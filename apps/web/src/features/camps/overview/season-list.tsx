import { chakra } from '@chakra-ui/react';
import { CENTERS } from '@kidcode/branches';
import { formatPrice } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, campOn, seasonStatus, type CampSeason, type SiteDay } from '@kidcode/scheduling';
import { Badge, LinkButton, PriceTag } from '@kidcode/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { CAMP_COPY } from '../../../content/camps';
import { selectToday } from '../../clock/clock-slice';
import { campPath } from '@kidcode/site';
import { STATUS_WORDS } from '../season-status-words';
import { isPricedSeason, PRICED_CAMPS } from '@kidcode/pricing';
import { weekQuote } from '../week-price';

const List = /* @__PURE__ */ chakra('ul', { base: { display: 'grid', gap: '6' } });
const Row = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    layerStyle: 'card',
    md: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    lg: { gridTemplateColumns: '15rem minmax(0, 1fr) auto' },
    '& > img': { width: 'full', maxWidth: '15rem', borderRadius: 'control' },
  },
});
const Words = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    '& > h3': { textStyle: 'h2', fontSize: 'xl' },
    '& > p:first-of-type': { textStyle: 'label', color: 'accent.text' },
  },
});
const Actions = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    md: { gridColumn: '2' },
    lg: { gridColumn: 'auto', flexDirection: 'column' },
  },
});

/** One season: when, what it costs, whether it can be booked, and the way to each center. */
function Season({ season, today }: { readonly season: CampSeason; readonly today: SiteDay }) {
  const { title, year, dates, length } = campOn(season);
  const { badge, tone } = STATUS_WORDS[seasonStatus(season, today).phase];
  const { picture, pictureAlt, subtitle } = CAMP_COPY[season];
  const quote = isPricedSeason(season) ? weekQuote(season, PRICED_CAMPS[season]) : null;
  return (
    <Row>
      <img src={picture} alt={pictureAlt} width={480} height={360} loading="lazy" />
      <Words>
        <Badge tone={tone}>{badge}</Badge>
        <h3>{`${title} ${year}`}</h3>
        <p>{length === null ? dates : `${dates}, ${length}`}</p>
        <p>{subtitle}</p>
        {quote && (
          <PriceTag
            was={formatPrice(quote.originalPrice)}
            now={formatPrice(quote.discountedPrice)}
            reason={quote.discountLabel}
            note="for one full-day week"
          />
        )}
      </Words>
      <Actions>
        {CENTERS.map(({ id, name }) => (
          <LinkButton key={id} asChild variant="outline">
            <Link to={campPath(season, id)} aria-label={`${title} ${year} in ${name}`}>
              {name}
            </Link>
          </LinkButton>
        ))}
      </Actions>
    </Row>
  );
}

/** The three seasons with their status on this day. */
export function SeasonList() {
  const today = useSelector(selectToday);
  return (
    <List>
      {CAMP_SEASON_IDS.map((season) => (
        <Season key={season} season={season} today={today} />
      ))}
    </List>
  );
}
