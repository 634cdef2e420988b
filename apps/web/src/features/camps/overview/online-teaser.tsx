import { ONLINE_CAMPS_TEXT } from '@kidcode/current-school/generated/texts/online-camps';
import { coursesAhead, onlineCampPhase, type SiteDay } from '@kidcode/scheduling';
import { Band, LinkButton, MediaRow, PriceTag } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { tagOf } from '../tag-of';
import { hasPage } from '../../../shared/has-page';
import { courseDiscountWords, courseQuote } from '../online/course-price';
import { onlineGoneWords } from '../online/online-gone-words';
import { Photo } from '../../../shared/photo';

/** The online camps, on the page about all camps: with a price only while one can be joined (D-44). */
export function OnlineTeaser({ today }: { readonly today: SiteDay }) {
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
          picture={<Photo src={picture.src} alt={picture.alt} width={480} height={360} loading="lazy" />}
          actions={
            <LinkButton asChild variant="accent" size="lg">
              <Link to="/online-camps">See the online camps</Link>
            </LinkButton>
          }
        >
          {course === undefined ? (
            <p>{`${onlineGoneWords(today)} The next start dates are not set yet.`}</p>
          ) : (
            <>
              <p>
                {courses.map((each) => each.title).join(' and ')}. {lead}
              </p>
              <PriceTag
                {...tagOf(courseQuote(course), courseDiscountWords(courseQuote(course)))}
                note={`for each course of ${course.sessions} sessions`}
              />
            </>
          )}
        </MediaRow>
      </Band>
    </div>
  );
}
