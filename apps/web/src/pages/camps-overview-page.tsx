import { formatPrice } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';
import { CAMP_AGES, CAMP_GROUP_SIZE_MAX } from '../content/camp-facts';
import { Band, LinkButton, MediaRow, NextStep, PageHero, PriceTag, SectionHeading } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { ONLINE_CAMP_COPY } from '../content/online-camps';
import { courseQuote, winterDiscountWords } from '../features/camps/online/course-price';
import { CampPlaces } from '../features/camps/overview/camp-places';
import { CompareTable } from '../features/camps/overview/compare-table';
import { SeasonList } from '../features/camps/overview/season-list';

/** Every camp there is: the seasons, the centers, online, and how center and online compare. */
export function CampsOverviewPage() {
  const [course] = ONLINE_COURSES;
  const quote = courseQuote(course);
  return (
    <>
      <PageHero
        title="Camps for every school break"
        lead="Robots, games and AI in small groups, at a center near you or live online. Compare dates, hours and prices here."
        chips={[
          `Ages ${CAMP_AGES}`,
          `Groups of ${CAMP_GROUP_SIZE_MAX} at most`,
          'Flower Mound, Euless and online',
        ]}
        actions={
          <LinkButton asChild size="lg">
            <Link to="/camp-finder">Find the camp nearest to me</Link>
          </LinkButton>
        }
        picture={
          <img
            src="/pictures/hero/team-table.svg"
            alt="Four children with laptops and blocks work together around a robot at a table."
            width={640}
            height={520}
          />
        }
      />
      <Band labelledBy="seasons">
        <SectionHeading
          id="seasons"
          title="Winter, summer, spring"
          lead="What can be booked today, and what comes next."
        />
        <SeasonList />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="compare">
        <SectionHeading
          id="compare"
          title="At a center or online?"
          lead="The same winter break, two kinds of camp."
        />
        <CompareTable />
      </Band>
      <Band labelledBy="places">
        <SectionHeading id="places" title="Two centers" />
        <CampPlaces />
      </Band>
      <div data-branch="online">
        <Band tone="tint" divider="slope">
          <MediaRow
            level={2}
            title={ONLINE_CAMP_COPY.title}
            picture={
              <img
                src={ONLINE_CAMP_COPY.picture}
                alt={ONLINE_CAMP_COPY.pictureAlt}
                width={480}
                height={360}
                loading="lazy"
              />
            }
            actions={
              <LinkButton asChild variant="accent" size="lg">
                <Link to="/online-camps">See the online camps</Link>
              </LinkButton>
            }
          >
            <p>
              {ONLINE_COURSES.map(({ title }) => title).join(' and ')}. {ONLINE_CAMP_COPY.subtitle}
            </p>
            <PriceTag
              was={formatPrice(quote.originalPrice)}
              now={formatPrice(quote.discountedPrice)}
              reason={winterDiscountWords(quote)}
              note={`for each course of ${course.sessions} sessions`}
            />
          </MediaRow>
        </Band>
      </div>
      <NextStep
        title="New to coding?"
        text="Try a class first. It is free, and no credit card is needed."
        actions={
          <LinkButton asChild size="lg">
            <Link to="/?dialog=trial">Book A Free Trial</Link>
          </LinkButton>
        }
      />
    </>
  );
}
