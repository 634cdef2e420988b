import {
  campName,
  campSeats,
  entryPrice,
  type PlacesLeft,
  type ShownCamp,
  withPlaces,
} from '@kidcode/booking';
import { CENTER_IDS, type CenterId, CENTERS, fewOf } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import { Badge, LinkButton, PriceTag, Stack, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { elsewhereWords } from '../../../shared/elsewhere-words';
import { Photo } from '../../../shared/photo';
import { usePlaces } from '../use-places';
import { opensOnWords, overWords, seatWords, STATUS_WORDS } from '../season-status-words';
import { tagOf } from '../../../shared/tag-of';

const Row = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: '6',
  alignItems: 'center',
  padding: 'clamp(1.25rem, 2.5vw, 2rem)',
  layerStyle: 'card',
  md: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
  lg: { gridTemplateColumns: '15rem minmax(0, 1fr) auto' },
  '& > img': { width: 'full', maxWidth: '15rem', borderRadius: 'control' },
});
const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  '& > h3': { textStyle: 'h2', fontSize: 'xl' },
  '& > p:first-of-type': { textStyle: 'label', color: 'accent.text' },
});
const Actions = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  md: { gridColumn: '2' },
  lg: { gridColumn: 'auto', flexDirection: 'column' },
  '& > a': { position: 'relative' },
  // On the edge of its button, where nothing moves (D-144).
  '& small': {
    position: 'absolute',
    insetInlineEnd: '2',
    insetBlockStart: '-0.75rem',
    paddingInline: '2',
    borderRadius: 'full',
    background: 'status.warningTint',
    color: 'status.warning',
    textStyle: 'small',
    whiteSpace: 'nowrap',
  },
});

/** When a season is, or where it stands when the last one has been (D-44). */
function whenWords({ camp }: ShownCamp): string {
  if (camp.isOver) return overWords(camp);
  return camp.length === null ? camp.dates : `${camp.dates}, ${camp.length}`;
}

const SEAT_WORDS = { few: 'Few places left', full: 'Full' } as const;

/** One season: when, what it costs, whether it can be booked, and the way to each center. */
function Season({
  shown: onDay,
  places,
  center: chosen,
}: Omit<SeasonListProps, 'camps'> & { readonly shown: ShownCamp; readonly places: PlacesLeft }) {
  const shown = withPlaces(onDay, places, chosen === null ? CENTER_IDS : [chosen]);
  const { camp, status } = shown;
  const { badge, tone } = STATUS_WORDS[status.phase];
  const isOpen = status.phase === 'open';
  // A price that nobody can pay is no offer: it stands on the camp's own page.
  const price = isOpen ? entryPrice(shown) : null;
  const way = price?.quote.selection.registrationType === 'weekly' ? 'week' : 'fullCamp';
  const elsewhere = chosen === null ? elsewhereWords(shown, way) : '';
  const more = [opensOnWords(shown), seatWords(shown)].filter((words) => words !== null);
  const name = campName(camp);
  return (
    <Row>
      <Photo {...camp.copy.picture} loading="lazy" />
      <Words>
        <Badge tone={tone}>{badge}</Badge>
        <h3>{name}</h3>
        <p>{whenWords(shown)}</p>
        {!camp.isOver && status.phase !== 'running' && <p>{camp.copy.subtitle}</p>}
        {more.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {price && (
          <PriceTag {...tagOf(price.quote, price.quote.discountLabel)} note={price.note + elsewhere} />
        )}
      </Words>
      <Actions>
        {fewOf(CENTERS).map((center) => {
          const seats = campSeats({ places, camp, center: center.id }, onDay.status.openWeeks);
          const told = seats === null ? '' : `, ${SEAT_WORDS[seats].toLowerCase()}`;
          const label = `${isOpen ? 'Register' : 'See it'} in ${center.name}`;
          return (
            <LinkButton key={center.id} asChild variant={isOpen ? 'accent' : 'outline'}>
              <Link to={campPath(camp.season, center.id)} aria-label={`${label}: ${name}${told}`}>
                {label}
                {seats !== null && <small>{SEAT_WORDS[seats]}</small>}
              </Link>
            </LinkButton>
          );
        })}
      </Actions>
    </Row>
  );
}

interface SeasonListProps {
  readonly camps: readonly ShownCamp[];
  /** Null: none is chosen, and those with another price are named. */
  readonly center: CenterId | null;
}

/** Every season with its status on this day. */
export function SeasonList({ camps, center }: SeasonListProps) {
  const places = usePlaces();
  return (
    <Stack as="ul" gap="6">
      {camps.map((shown) => (
        <Season key={shown.camp.season} shown={shown} places={places} center={center} />
      ))}
    </Stack>
  );
}
