import { chakra } from '@chakra-ui/react';
import { campName, entryPrice, type ShownCamp, shownCamps, withPlaces } from '@kidcode/booking';
import { BRANCHES, CENTERS } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import { Badge, PageHero, PriceTag, TextLink, styled } from '@kidcode/ui';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { SiteLink } from '../../shared/page-link';
import { Photo } from '../../shared/photo';
import { WeekStrip } from '../../shared/week-strip';
import { registrationLeft } from './registration/use-registration';
import { hasTiles } from './season-banner';
import { overWords, runningWords, standingWords, STATUS_WORDS } from './season-status-words';
import { SignupLink } from './signup/signup-band';
import { tagOf } from '../../shared/tag-of';
import { usePlaces } from './use-places';
import type { ShownAtCenter } from './use-shown-camp';

const Nav = /* @__PURE__ */ styled('nav', {
  marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
  // On a phone they share one line, so that what stands below is still in the first screen.
  '& > ul': {
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    flexWrap: 'wrap',
    gap: '2',
  },
  '& > ul > li > *': {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'start', sm: 'center' },
    justifyContent: 'center',
    gap: { base: '1', sm: '2' },
    height: 'full',
    minHeight: 'touch',
    paddingInline: { base: '3', sm: '4' },
    paddingBlock: { base: '1', sm: '0' },
    lineHeight: '1.2',
    borderRadius: 'control',
    fontFamily: 'heading',
    fontSize: { base: '0.9375rem', sm: 'inherit' },
    fontWeight: '600',
    background: 'bg.raised',
    border: '2px solid {colors.line.hair}',
    transition: 'border-color',
    transitionDuration: 'fast',
  },
  '& a:hover': { borderColor: 'fg.ink' },
  '& > ul > li > [aria-current]': {
    background: 'accent.solid',
    color: 'accent.on',
    borderColor: 'accent.solid',
  },
  '& [aria-disabled]': {
    background: 'transparent',
    color: 'fg.quiet',
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
});

/**
 * The tabs of the seasons: real links to the same branch. A season that the school has closed cannot be chosen
 * (specification 2, section 2; D-12); one that is full, running or over says so, the last leads to its look back (D-44).
 */
function CampSeasonNav({ shown, branchId }: ShownAtCenter) {
  const places = usePlaces();
  const camps = shownCamps(shown.status.today, branchId).map((each) => withPlaces(each, places, [branchId]));
  return (
    <Nav aria-label="Camp seasons">
      <ul>
        {camps.map(({ camp, status: { phase } }) => {
          const { season, registration } = camp;
          const isCurrent = season === shown.camp.season;
          const isClosed = phase === 'closed' && registration === 'closed' && !isCurrent;
          const isSaid = phase === 'full' || phase === 'running' || phase === 'over';
          const label = campName(camp);
          return (
            <li key={season}>
              {isClosed ? (
                <span role="link" aria-disabled="true">
                  {label}
                  <Badge>{STATUS_WORDS.closed.badge}</Badge>
                </span>
              ) : (
                <Link to={campPath(season, branchId)} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                  {isSaid && (
                    <>
                      {' '}
                      <Badge>{STATUS_WORDS[phase].badge}</Badge>
                    </>
                  )}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}

interface CampHeroProps extends ShownAtCenter {
  /** The way to the registration, while there is one. */
  readonly register: ReactNode;
}

const WeekAhead = /* @__PURE__ */ styled('div', {
  width: 'full',
  maxWidth: '30rem',
  display: 'grid',
  gap: '2',
  marginBottom: '2',
  '& > p': { textStyle: 'label' },
});

/** The next week of camp, day by day, with what it is about: one that can be booked, while there is one (D-283). */
function NextWeek({ shown: { camp, status } }: { readonly shown: ShownCamp }) {
  const week =
    camp.weeks.find(({ number }) => status.weeks[number] === 'open') ??
    camp.weeks.find(({ end }) => end !== null && end >= status.today);
  if (camp.isOver || week === undefined) return null;
  const theme = camp.themes.find((one) => one.week === week.number);
  return (
    <WeekAhead>
      <p>
        {camp.weeks.length === 1
          ? camp.dates
          : `Week ${week.number}${theme === undefined || theme.sample ? '' : `: ${theme.title}`}`}
      </p>
      <WeekStrip camp={camp} week={week.number} />
    </WeekAhead>
  );
}

/** The same camp elsewhere: at the other center, with what is chosen in the form, or at one of several. */
function Elsewhere({ shown, branchId }: ShownAtCenter) {
  const [other, ...more] = CENTERS.filter(({ id }) => id !== branchId);
  const takeAlong = registrationLeft.useTakeAlong();
  if (other === undefined) return null;
  if (more.length > 0) return <SiteLink href="/camps#places" label="See it in another center" />;
  const href = campPath(shown.camp.season, other.id);
  return (
    <TextLink asChild>
      <Link to={href} onClick={(event) => takeAlong(event, href)}>
        {`See it in ${other.name}`}
      </Link>
    </TextLink>
  );
}

/** The top of a camp page: the seasons, where this one stands, the facts a parent looks for first, and what to do now. */
export function CampHero({ shown, branchId, register }: CampHeroProps) {
  const { camp, status } = shown;
  const { dates, ages, groupSizeMax, copy, isOver } = camp;
  const { city, state } = BRANCHES[branchId];
  const isOpen = status.phase === 'open';
  const price = entryPrice(shown);
  // The tiles below tell the rest, and so does the banner of an announced season: once is enough.
  const facts = [
    ...(hasTiles(camp) || isOver || status.phase === 'announced'
      ? []
      : [{ label: dates, icon: <CalendarDays /> }]),
    ...(hasTiles(camp) ? [] : [`Ages ${ages}`]),
  ];
  return (
    <PageHero
      tone="branch"
      above={<CampSeasonNav shown={shown} branchId={branchId} />}
      // The banner below says of an announced season when it opens.
      {...(status.phase !== 'announced' && {
        eyebrow: <Badge tone={STATUS_WORDS[status.phase].tone}>{standingWords(shown)}</Badge>,
      })}
      title={campName(camp)}
      lead={
        isOver
          ? `${overWords(camp)} Leave us your e-mail, and we tell you when they are.`
          : (runningWords(shown) ?? copy.subtitle)
      }
      chips={[
        { label: `${city}, ${state}`, icon: <MapPin /> },
        ...facts,
        { label: `Groups of ${groupSizeMax} at most`, icon: <Users /> },
      ]}
      actions={
        <>
          <NextWeek shown={shown} />
          {isOpen && price && (
            <PriceTag {...tagOf(price.quote, `${price.quote.discountPercent}% off`)} note={price.note} />
          )}
          {register && <chakra.div display={{ base: 'grid', md: 'block' }}>{register}</chakra.div>}
          {!isOpen && status.tellMe !== null && <SignupLink tellMe={status.tellMe} />}
          <Elsewhere shown={shown} branchId={branchId} />
        </>
      }
      picture={<Photo {...copy.picture} />}
    />
  );
}
