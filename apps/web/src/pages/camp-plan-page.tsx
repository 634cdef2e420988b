import { chakra } from '@chakra-ui/react';
import { BRANCHES, CENTERS, fewOf, HAS_MANY_CENTERS } from '@kidcode/branches';
import { CAMP_PLAN_TEXT } from '@kidcode/current-school/generated/texts/camp-plan';
import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import { planSchool, type PlanSchool } from '@kidcode/plan';
import { Band, Disclosure, PageHero, TextLink, TimeTable, useHydrated } from '@kidcode/ui';
import { formatPrice, quoteCamp } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { useLocation } from 'react-router-dom';

import { SignupBand } from '../features/camps/signup/signup-band';
import { OfflinePrices } from '../features/camps/offline-prices';
import { readStored, STORAGE_KEYS } from '../shared/browser-storage';
import { courseQuote } from '../shared/tag-of';
import { selectToday } from '../features/clock/clock-slice';
import { openCourses, openSeasons } from '../features/plan/plan-season';
import { ActionLink, AllCenters } from '../shared/page-link';
import { island } from '../shared/island';
import { PageIntro } from '../shared/page-intro';
import { useSiteSelector } from '../shared/store-hooks';

/** What can be planned today, as a table that needs no script: weeks, dates, hours, themes, prices. */
function OpenWeeks({ school }: { readonly school: PlanSchool }) {
  const own = CENTERS.flatMap(({ id, name }) =>
    openSeasons({ seasons: school.seasonsAt[id] ?? [] }).map((season) => ({
      ...season,
      where: ` in ${name}`,
    })),
  );
  const all = [...openSeasons(school).map((season) => ({ ...season, where: '' })), ...own];
  const weeks = all.flatMap(({ camp, status, priced, offer, where }) => {
    if (priced === null || offer === null) return [];
    const [duration = 'full_day'] = offer.durations;
    const day = camp.dayLengths.find(({ id }) => id === duration);
    return camp.weeks
      .filter(({ number }) => status.weeks[number] === 'open')
      .map(({ number, label, start }) => {
        const { discountedPrice, originalPrice } = quoteCamp(
          { season: offer.season, registrationType: 'weekly', duration, weeks: [number] },
          priced,
        );
        const theme = camp.themes.find(({ week }) => week === number)?.title ?? '';
        return {
          id: `${camp.season}-${number}${where}`,
          cells: [
            `${camp.title}${where}, week ${number}`,
            start === null ? label : `${label}, from ${formatLongDate(start)}`,
            day === undefined ? '' : day.hours,
            theme,
            originalPrice === discountedPrice
              ? formatPrice(discountedPrice)
              : `${formatPrice(discountedPrice)} (regular ${formatPrice(originalPrice)})`,
          ],
        };
      });
  });
  const courses = openCourses(school).map(({ course, startLabel }) => ({
    id: course.courseCode,
    cells: [
      `${course.title}, online`,
      startLabel,
      `${course.sessions} sessions`,
      '',
      formatPrice(courseQuote(course).discountedPrice),
    ],
  }));
  return (
    <TimeTable
      caption="What can be booked today"
      columns={['Camp', 'Dates', 'Hours', 'Theme', 'Price of it alone']}
      rows={[...weeks, ...courses]}
    />
  );
}

const Planner = island('family-plan', () =>
  import('../features/plan/planner').then((module) => module.Planner),
);

/** The family's plan: all children, all weeks, one total. Kept in this browser; nothing is sent. */
export function CampPlanPage() {
  const today = useSiteSelector(selectToday);
  const school = planSchool(today);
  // Else the page says what comes (D-44).
  const isOpen = openSeasons(school).length + openCourses(school).length > 0;
  const isLive = useHydrated();
  const { hash } = useLocation();
  // What was registered is looked at, printed and found again when nothing can be booked any more, too.
  const hasPlan = isLive && (hash !== '' || readStored(STORAGE_KEYS.familyPlan) !== null);
  return (
    <>
      <OfflinePrices />
      {isOpen ? (
        <Band tone="tint" dense>
          <PageIntro
            title={CAMP_PLAN_TEXT.title}
            lead={CAMP_PLAN_TEXT.lead}
            chips={CAMP_PLAN_TEXT.chips}
            picture={CAMPS_TEXT.overview.picture}
          />
          <chakra.div css={{ '@media (scripting: none)': { display: 'none' } }}>
            <Planner />
          </chakra.div>
          <chakra.div marginTop="8">
            <Disclosure title="Every week with its price" isTable>
              <OpenWeeks school={school} />
            </Disclosure>
          </chakra.div>
          <chakra.p marginTop="6">
            {'Rather talk to somebody? '}
            {fewOf(CENTERS).map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                {`${name}: `}
                <TextLink href={BRANCHES[id].telHref}>{BRANCHES[id].phone}</TextLink>
              </span>
            ))}
            {HAS_MANY_CENTERS && ', '}
            <AllCenters />
          </chakra.p>
        </Band>
      ) : (
        <>
          <PageHero
            title={CAMP_PLAN_TEXT.title}
            lead={CAMP_PLAN_TEXT.closed}
            actions={<ActionLink href="/camps" label="All camps, and what comes next" variant="primary" />}
          />
          {hasPlan && (
            <Band tone="tint" dense>
              <Planner />
            </Band>
          )}
          <SignupBand />
        </>
      )}
    </>
  );
}
