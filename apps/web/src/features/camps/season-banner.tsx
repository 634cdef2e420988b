import type { ShownCamp } from '@kidcode/booking';
import { campName, offersOn } from '@kidcode/booking';
import { describeOfferValue } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { Badge, Container, FactGrid, FactTile, Notice, Stack, styled } from '@kidcode/ui';
import { CalendarDays, Clock, Users, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';

import { SiteLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { opensOnWords, seatWords, STATUS_WORDS } from './season-status-words';
import { SIGNUP_HREF, SignupLink } from './signup/signup-band';
import type { CampAtCenter, ShownAtCenter } from './use-shown-camp';

/** A season's own discount, which every quote already contains; for a limited time (specification 2, section 2). */
export function EarlyBirdNotice({ season, branchId }: CampAtCenter) {
  const offer = offersOn(useSiteSelector(selectToday), branchId).find(
    ({ inQuotes, appliesTo }) => inQuotes && appliesTo.includes(`camp:${season}`),
  );
  if (!offer) return null;
  return (
    <Notice tone="success" title={`${offer.title}: ${offer.values.map(describeOfferValue).join(', ')}`}>
      {`${[...offer.conditions, 'Every price on this page already includes it'].join('. ')}.`}
    </Notice>
  );
}

const Panel = /* @__PURE__ */ styled('section', {
  display: 'grid',
  gap: '6',
  alignItems: 'center',
  marginTop: { base: '-1rem', md: '-2rem' },
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  layerStyle: 'float',
  /* Its shadow falls on the band below. */
  position: 'relative',
  zIndex: '1',
  md: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& h2': { textStyle: 'h2', fontSize: 'clamp(1.5rem, 3vw, 2rem)' },
});
const Upcoming = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: '4',
  padding: '4',
  paddingInlineEnd: '8',
  borderRadius: 'control',
  background: 'accent.tint',
  '& > svg': { color: 'accent.text', gridRow: 'span 2' },
  '& > h3': { textStyle: 'label', fontFamily: 'body', color: 'accent.text' },
  '& > p': { textStyle: 'h3' },
});

interface SeasonBannerProps extends ShownAtCenter {
  /** The season that a parent can look at instead; null while there is none. */
  readonly next: ShownCamp | null;
  /** The way to the registration, while there is one. */
  readonly register: ReactNode;
}

/** What can be booked on this day, and until when. */
function OpenWords({ camp, status }: ShownCamp) {
  const phases = { full_camp: status.fullCamp, weekly: status.weekly, monthly: status.monthly };
  return (
    <ul>
      {camp.deadlines
        .filter(({ option }) => phases[option] === 'open')
        .map(({ option, text }) => (
          <li key={option}>{text}</li>
        ))}
    </ul>
  );
}

/** The words below a banner's headline. */
function BannerWords({ shown }: { readonly shown: ShownCamp }) {
  const opensOn = opensOnWords(shown);
  switch (shown.status.phase) {
    case 'open':
      return <OpenWords {...shown} />;
    case 'announced':
      return (
        <>
          {opensOn !== null && <p>{opensOn}</p>}
          <p>
            Join the mailing list and we write to you when registration opens:{' '}
            <SiteLink stands="inSentence" href={SIGNUP_HREF} label="leave us your e-mail" />.
          </p>
        </>
      );
    case 'closed':
      return (
        <p>
          {shown.priced === null
            ? NOT_BOOKABLE
            : `${NOT_BOOKABLE} Dates, themes and prices stay, so that you can plan ahead.`}
        </p>
      );
    case 'full':
    case 'running':
      return <p>{NOT_BOOKABLE}</p>;
    case 'over':
      return <p>{`It was ${shown.camp.dates}. The next dates stand here as soon as they are set.`}</p>;
  }
}

const NOT_BOOKABLE = 'Places can no longer be booked here.';

/** The alert banner under a season's header: its status on this day and what to do next. */
export function SeasonBanner({ shown, branchId, next, register }: SeasonBannerProps) {
  const { camp, status } = shown;
  const { headline, badge, tone } = STATUS_WORDS[status.phase];
  const seats = seatWords(shown);
  const isOver = status.phase === 'over';
  const label = isOver ? `${camp.title} ${camp.year}` : campName(camp);
  return (
    <Container>
      <Panel aria-labelledby="camp-status">
        <Stack gap="2" justifyItems="start" maxWidth="44rem">
          {status.phase !== 'announced' && <Badge tone={tone}>{`${label}: ${badge.toLowerCase()}`}</Badge>}
          <h2 id="camp-status">{headline}</h2>
          <BannerWords shown={shown} />
          {seats !== null && <p>{seats}</p>}
        </Stack>
        {register}
        {status.phase === 'closed' && status.tellMe !== null && (
          <SignupLink variant="outline" tellMe={status.tellMe} />
        )}
        {status.phase === 'announced' && (
          <Upcoming>
            <CalendarDays size={32} />
            <h3>Upcoming Camp</h3>
            <p>{camp.dates}</p>
          </Upcoming>
        )}
        {(isOver || status.phase === 'running') && next !== null && (
          <Upcoming>
            <CalendarDays size={32} />
            <h3>{`Next: ${next.camp.dates}`}</h3>
            <p>
              <SiteLink href={campPath(next.camp.season, branchId)} label={campName(next.camp)} />
            </p>
          </Upcoming>
        )}
      </Panel>
    </Container>
  );
}

const withoutDot = (sentence: string): string => sentence.replace(/\.$/, '');

/** Whether a season has set more than its dates: an announced one has nothing for the tiles yet. */
export const hasTiles = ({ dailySchedule, meals, isOver }: CampSeasonInfo): boolean =>
  !isOver && (dailySchedule !== null || meals !== null);

/** Dates, hours, ages and meals, told once; what a season has not set is left out. */
export function CampTiles({ camp }: { readonly camp: CampSeasonInfo }) {
  const { dates, length, weekdays, dailySchedule, ages, groups, meals, dayLengths } = camp;
  return (
    <FactGrid>
      <FactTile
        label="Important Dates"
        value={dates}
        icon={<CalendarDays size={20} />}
        note={[length, weekdays].filter(Boolean).join(', ')}
      />
      {dailySchedule !== null && (
        <FactTile
          label="Daily Schedule"
          value={dailySchedule.hours}
          icon={<Clock size={20} />}
          note={dayLengths.map(({ label }) => label).join(', ')}
        />
      )}
      <FactTile
        label="Age Groups"
        value={ages}
        icon={<Users size={20} />}
        note={groups.map((group) => `${group.name} ${group.ages}`).join(', ')}
      />
      {meals !== null && (
        <FactTile
          label="Meals"
          value={withoutDot(meals.bring)}
          icon={<UtensilsCrossed size={20} />}
          note={`${meals.optional} ${meals.allergies} ${meals.dietary}`}
        />
      )}
    </FactGrid>
  );
}
