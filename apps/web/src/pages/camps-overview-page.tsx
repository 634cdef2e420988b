import { leadingShown, shownCamps } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import { canBookOn } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';
import { Band, LinkButton, NextStep, PageHero, SectionHeading } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { CAMP_AGES, CAMP_GROUP_SIZE_MAX } from '../shared/camp-facts';
import { countWords } from '../shared/count-words';
import { hasPage } from '../shared/has-page';
import { CampPlaces } from '../features/camps/overview/camp-places';
import { CompareTable, comparedCourse } from '../features/camps/overview/compare-table';
import { OnlineTeaser } from '../features/camps/overview/online-teaser';
import { SeasonList } from '../features/camps/overview/season-list';
import { PageLink } from '../shared/page-link';
import { useSiteSelector } from '../shared/store-hooks';
import { seasonNames } from '../features/camps/season-status-words';
import { SignupBand, SignupLink } from '../features/camps/signup/signup-band';
import { selectToday } from '../features/clock/clock-slice';
import { Photo } from '../shared/photo';

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
  const camps = shownCamps(today);
  const lead = leadingShown(today);
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
            {isOver && <SignupLink />}
            {!isOver && (
              <LinkButton asChild size="lg">
                <Link to="/camp-finder">Find the camp nearest to me</Link>
              </LinkButton>
            )}
            {canBook && hasPage('camp-plan') && (
              <LinkButton asChild size="lg" variant="outline">
                <Link to="/camps/plan">Plan for all your children</Link>
              </LinkButton>
            )}
          </>
        }
        picture={<Photo src={picture.src} alt={picture.alt} width={640} height={520} />}
      />
      <Band labelledBy="seasons">
        <SectionHeading
          id="seasons"
          title={seasonNames()}
          lead={
            isOver
              ? 'What our camps were like.'
              : canBook
                ? 'What can be booked today, and what comes next.'
                : 'Where each camp stands. Nothing can be booked right now.'
          }
        />
        <SeasonList camps={camps} />
      </Band>
      {compared !== null && (
        <Band tone="sunken" divider="curve" labelledBy="compare">
          <SectionHeading
            id="compare"
            title="At a center or online?"
            lead="The same school break, two kinds of camp."
          />
          <CompareTable lead={lead} course={compared} />
        </Band>
      )}
      <Band labelledBy="places">
        <SectionHeading id="places" title={countWords(CENTERS.length, 'center')} />
        <CampPlaces lead={lead} />
      </Band>
      <OnlineTeaser today={today} />
      {!isAllOpen && (
        <SignupBand
          season={null}
          branch={null}
          lead="Leave us your e-mail and the camp that you wait for, and we write to you when its registration opens."
        />
      )}
      <NextStep
        title="New to coding?"
        text="Try a class first. It is free, and no credit card is needed."
        actions={
          <LinkButton asChild size="lg">
            <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
          </LinkButton>
        }
      />
    </>
  );
}
