import { leadingShown, shownCamps, type ShownCamp } from '@kidcode/booking';
import { CENTERS, fewOf, isCenterId } from '@kidcode/branches';
import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import { canBookOn, coursesAhead, onlineCampPhase, type SiteDay } from '@kidcode/scheduling';
import { wordList, campPath } from '@kidcode/site';
import { Band, PageHero, Stack, TextLink, MediaRow, PriceTag, Section, styled } from '@kidcode/ui';
import { ONLINE_CAMPS_TEXT } from '@kidcode/current-school/generated/texts/online-camps';

import { CAMP_AGES, CAMP_GROUP_SIZE_MAX } from '../shared/camp-facts';
import { countWords } from '../shared/count-words';
import { hasPage } from '../shared/has-page';
import { CompareTable, comparedCourse } from '../features/camps/overview/compare-table';
import { SeasonList } from '../features/camps/overview/season-list';
import { ActionLink, AllCenters } from '../shared/page-link';
import { useSiteSelector } from '../shared/store-hooks';
import { onlineGoneWords, seasonNames } from '../features/camps/season-status-words';
import { SignupBand, SignupLink } from '../features/camps/signup/signup-band';
import { useShownCamp } from '../features/camps/use-shown-camp';
import { selectCurrentBranch } from '../features/branch/branch-slice';
import { selectToday } from '../features/clock/clock-slice';
import { Photo } from '../shared/photo';
import { courseTag } from '../shared/tag-of';
import { TrialStep } from '../shared/trial-step';

/** The online camps, on the page about all camps: with a price only while one can be joined (D-44). */
function OnlineTeaser({ today }: { readonly today: SiteDay }) {
  if (ONLINE_CAMPS_TEXT === null || !hasPage('online-camps')) return null;
  const { title, between, lead, picture } = ONLINE_CAMPS_TEXT;
  const courses = coursesAhead(today);
  const [course] = courses;
  return (
    <div data-branch="online">
      <Band tone="tint" divider="slope">
        <MediaRow
          level={2}
          title={onlineCampPhase(today) === 'over' ? between : title}
          picture={<Photo {...picture} loading="lazy" />}
          actions={<ActionLink href="/online-camps" label="See the online camps" variant="accent" />}
        >
          {course === undefined ? (
            <p>{`${onlineGoneWords(today)} The next start dates are not set yet.`}</p>
          ) : (
            <>
              <p>
                {courses.map((each) => each.title).join(' and ')}. {lead}
              </p>
              <PriceTag {...courseTag(course)} note={`for each course of ${course.sessions} sessions`} />
            </>
          )}
        </MediaRow>
      </Band>
    </div>
  );
}

/* Each place wears its own branch's colours. */
const Place = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: '6',
  alignItems: 'center',
  padding: 'clamp(1.25rem, 2.5vw, 2rem)',
  borderRadius: 'card',
  background: 'accent.tint',
  sm: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
  '& img': { width: 'full', maxWidth: '12rem' },
});

/** Where the center camps are; each leads to the season that stands for all of them. */
function CampPlaces({ lead: { camp } }: { readonly lead: ShownCamp }) {
  return (
    <Stack as="ul" gap="6" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
      {fewOf(CENTERS).map(({ id, name, address, phone, telHref, picture }) => (
        <Place key={id} data-branch={id}>
          <Photo {...picture} loading="lazy" />
          <Stack gap="3" justifyItems="start" css={{ '& > h3': { textStyle: 'h3' } }}>
            <h3>{name}</h3>
            <p>
              {address}
              <br />
              <TextLink href={telHref}>{phone}</TextLink>
            </p>
            <ActionLink
              href={campPath(camp.season, id)}
              label={`${camp.title} in ${name}`}
              variant="accent"
              size="md"
            />
          </Stack>
        </Place>
      ))}
      <AllCenters />
    </Stack>
  );
}

/** More centers than this make no line of names any more. */
const MOST_NAMES = 3;

function placesWords(): string {
  const online = hasPage('online-camps') ? ['online'] : [];
  const names = CENTERS.map(({ name }) => name);
  return wordList([...(names.length > MOST_NAMES ? [countWords(names.length, 'center')] : names), ...online]);
}

/** Every camp there is: the seasons, the centers, online, and how center and online compare. */
export function CampsOverviewPage() {
  const today = useSiteSelector(selectToday);
  const branch = useSiteSelector(selectCurrentBranch);
  const center = isCenterId(branch) ? branch : null;
  const camps = shownCamps(today, center ?? undefined);
  const lead = useShownCamp(leadingShown(today).camp.season, center ?? undefined);
  const compared = comparedCourse(lead);
  const isOver = lead.camp.isOver;
  const canBook = canBookOn(today);
  const isAllOpen = camps.every(({ status }) => status.phase === 'open');
  const { title, lead: words, picture } = CAMPS_TEXT.overview;
  return (
    <>
      <PageHero
        title={title}
        lead={
          isOver
            ? 'No camp has dates right now. Leave us your e-mail, and we write to you when registration opens.'
            : canBook
              ? words
              : 'Nothing can be booked right now. See what comes next, and leave us your e-mail: we write to you when registration opens.'
        }
        chips={[`Ages ${CAMP_AGES}`, `Groups of ${CAMP_GROUP_SIZE_MAX} at most`, placesWords()]}
        actions={
          <>
            {isOver ? (
              <SignupLink />
            ) : (
              hasPage('camp-finder') && (
                <ActionLink href="/camp-finder" label="Find the camp nearest to me" variant="primary" />
              )
            )}
            {canBook && hasPage('camp-plan') && (
              <ActionLink href="/camps/plan" label="Plan for all your children" />
            )}
          </>
        }
        picture={<Photo {...picture} width={640} height={520} />}
      />
      <Section
        id="seasons"
        title={seasonNames()}
        lead={
          isOver
            ? 'What our camps were like.'
            : canBook
              ? 'What can be booked today, and what comes next.'
              : 'Where each camp stands. Nothing can be booked right now.'
        }
      >
        <SeasonList camps={camps} center={center} />
      </Section>
      {compared !== null && (
        <Section
          tone="sunken"
          divider="curve"
          id="compare"
          title="At a center or online?"
          lead="The same school break, two kinds of camp."
        >
          <CompareTable lead={lead} course={compared} center={center} />
        </Section>
      )}
      <Section id="places" title={countWords(CENTERS.length, 'center')}>
        <CampPlaces lead={lead} />
      </Section>
      <OnlineTeaser today={today} />
      {!isAllOpen && <SignupBand />}
      <TrialStep title="New to coding?" text="Try a class first. It is free, and no credit card is needed." />
    </>
  );
}
