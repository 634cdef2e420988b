import { BRANCHES } from '@kidcode/branches';
import { ONLINE_CAMPS_TEXT } from '@kidcode/current-school/generated/texts/online-camps';
import { coursesAhead, ONLINE_CAMP, ONLINE_COURSES, onlineCampPhase } from '@kidcode/scheduling';
import {
  Badge,
  Band,
  ChipList,
  LinkButton,
  NextStep,
  PageHero,
  PriceTag,
  SectionHeading,
  Section,
} from '@kidcode/ui';

import { OfflinePrices } from '../features/camps/offline-prices';
import { OnlineCampFeatures, OnlineCourses } from '../features/camps/online/online-courses';
import { ONLINE_CAMPS_ID, onlineGoneWords, STATUS_WORDS } from '../features/camps/season-status-words';
import { SignupBand, SignupLink } from '../features/camps/signup/signup-band';
import { courseTag } from '../shared/tag-of';
import { selectToday } from '../features/clock/clock-slice';
import { hasPage } from '../shared/has-page';
import { useSiteSelector } from '../shared/store-hooks';
import { Photo } from '../shared/photo';
import { ActionLink, SiteLink } from '../shared/page-link';

/** The online camps: every course that can be joined, with its price and its start dates; else how to hear of the next (D-44). */
export function OnlineCampsPage() {
  const today = useSiteSelector(selectToday);
  if (ONLINE_CAMPS_TEXT === null) return null;
  const { phone, telHref } = BRANCHES.online;
  const { title, between, lead, picture, features, pictures } = ONLINE_CAMPS_TEXT;
  const [course] = coursesAhead(today);
  const phase = onlineCampPhase(today);
  const isOver = phase === 'over';
  const [facts] = ONLINE_COURSES;
  const tellMe = phase === 'running' ? 'next' : 'opens';
  return (
    <div data-branch="online">
      <OfflinePrices />
      <PageHero
        title={isOver ? between : title}
        {...(phase !== 'open' && {
          eyebrow: <Badge>{isOver ? 'No dates are set right now' : STATUS_WORDS.running.badge}</Badge>,
        })}
        lead={
          course === undefined
            ? `${onlineGoneWords(today)} The next start dates are not set yet. Leave us your e-mail, and we tell you when they are.`
            : lead
        }
        chips={[
          `Ages ${ONLINE_CAMP.ages}`,
          (course ?? facts).duration,
          ONLINE_CAMP.classDays,
          `Groups of ${ONLINE_CAMP.groupSizeMax} at most`,
          'Live, from home',
        ]}
        actions={
          course === undefined ? (
            <SignupLink tellMe={tellMe} />
          ) : (
            <>
              <PriceTag {...courseTag(course)} note={`for each course of ${course.sessions} sessions`} />
              <LinkButton href="#courses" size="lg">
                Choose a course
              </LinkButton>
            </>
          )
        }
        picture={<Photo {...picture} />}
      />
      {phase === 'running' && (
        <Section id="running" title="What the children work on now">
          <ChipList label="Courses that run now" facts={ONLINE_COURSES.map((each) => each.title)} />
        </Section>
      )}
      {isOver && (
        <Band labelledBy="look-back">
          <Badge marginBottom="3">Past camps</Badge>
          <SectionHeading
            id="look-back"
            title="A look back at the last online camps"
            lead="What the children made, in small groups with a teacher."
          />
          <ChipList label="Past courses" facts={ONLINE_COURSES.map((past) => past.title)} />
        </Band>
      )}
      {phase === 'open' && (
        <Band id="courses">
          <OnlineCourses pictures={pictures} />
        </Band>
      )}
      <Band tone="sunken" divider="curve" labelledBy="online-camp-features">
        <OnlineCampFeatures {...features} />
      </Band>
      {phase !== 'open' && (
        <SignupBand
          tellMe={tellMe}
          season={ONLINE_CAMPS_ID}
          branch="online"
          lead="Leave us your e-mail, and we write to you when registration for the next online camps opens."
        />
      )}
      <NextStep
        title="Rather be in a room together?"
        text={
          <>
            {'Our centers have camps too. Or call us: '}
            <SiteLink stands="inSentence" href={telHref} label={phone} />
          </>
        }
      >
        <ActionLink href="/camps" label="Compare all camps" />
        {!isOver && hasPage('camp-plan') && <ActionLink href="/camps/plan" label="Another child or week?" />}
      </NextStep>
    </div>
  );
}
