import { BRANCHES } from '@kidcode/branches';
import { formatPrice } from '@kidcode/pricing';
import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';
import { Band, LinkButton, NextStep, PageHero, PriceTag, TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { ONLINE_CAMP_COPY } from '../content/online-camps';
import { courseQuote, winterDiscountWords } from '../features/camps/online/course-price';
import { OnlineCampFeatures } from '../features/camps/online/online-camp-features';
import { OnlineCourses } from '../features/camps/online/online-courses';

/** The online winter camps: two courses, each with its price and its start dates. */
export function OnlineCampsPage() {
  const [course] = ONLINE_COURSES;
  const quote = courseQuote(course);
  const { phone, telHref } = BRANCHES.online;
  const { title, subtitle, picture, pictureAlt } = ONLINE_CAMP_COPY;
  return (
    <div data-branch="online">
      <PageHero
        title={title}
        lead={subtitle}
        chips={[
          `Ages ${ONLINE_CAMP.ages}`,
          course.duration,
          ONLINE_CAMP.classDays,
          `Groups of ${ONLINE_CAMP.groupSizeMax} at most`,
          'Live, from home',
        ]}
        actions={
          <PriceTag
            was={formatPrice(quote.originalPrice)}
            now={formatPrice(quote.discountedPrice)}
            reason={winterDiscountWords(quote)}
            note={`for each course of ${course.sessions} sessions`}
          />
        }
        picture={<img src={picture} alt={pictureAlt} width={480} height={360} />}
      />
      <Band>
        <OnlineCourses />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="online-camp-features">
        <OnlineCampFeatures />
      </Band>
      <NextStep
        title="Rather be in a room together?"
        text={
          <>
            {'Our centers have winter camps too. Or call us: '}
            <TextLink href={telHref}>{phone}</TextLink>
          </>
        }
        actions={
          <LinkButton asChild variant="outline" size="lg">
            <Link to="/camps">Compare all camps</Link>
          </LinkButton>
        }
      />
    </div>
  );
}
