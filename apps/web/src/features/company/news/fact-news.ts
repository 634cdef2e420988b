import { offersOn } from '@kidcode/booking';
import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { NEWS_TEXT } from '@kidcode/current-school/generated/texts/news';
import { describeOfferValue, quoteCourse } from '@kidcode/pricing';
import {
  coursesAhead,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  ONLINE_CAMP,
  PROGRAM_KEYS,
  type SiteDay,
} from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';

import { countWord } from '../../../shared/count-word';
import { priceWords } from '../camp-prices';
import { announcedCampNews, laterCampNews, openCampNews } from './camp-news';
import { paragraph, type NewsItem } from './news-item';

const BOTH = ['in-center', 'online'] as const;
const { courses: coursesPicture, offer: offerPicture, timetable: timetablePicture } = NEWS_TEXT.pictures;

/** What follows from the facts on a day, the most pressing first. */
export const factNews = (today: SiteDay): readonly NewsItem[] => [
  ...openCampNews(today),
  ...courseNews(today),
  ...announcedCampNews(today),
  ...offerNews(today),
  ...timetableNews(today),
  ...laterCampNews(today),
];

/** The online courses that can still be joined. */
function courseNews(today: SiteDay): readonly NewsItem[] {
  const courses = HAS_ONLINE ? coursesAhead(today) : [];
  const [first] = courses;
  if (first === undefined) return [];
  const quote = quoteCourse(first.courseCode);
  const price = quote.ok ? ` ${courses.length > 1 ? 'Each is' : 'It is'} ${priceWords(quote.value)}.` : '';
  return [
    {
      id: 'online-camps',
      tag: 'Online',
      title: `${countWord(courses.length)} online ${courses.length > 1 ? 'courses' : 'course'}: ${wordList(courses.map(({ title }) => title))}`,
      blocks: paragraph(
        `${first.sessions} live sessions in ${first.duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${first.ageRange}.${price}`,
      ),
      picture: coursesPicture,
      link: { label: 'See the online camps', href: '/online-camps' },
      places: BOTH,
      day: null,
      sample: false,
    },
  ];
}

/** What lowers the fee of the monthly programs. */
const offerNews = (today: SiteDay): readonly NewsItem[] =>
  offersOn(today)
    .filter(({ appliesTo }) => appliesTo.includes('monthly-programs'))
    .map(({ id, values }) => ({
      id,
      tag: 'Offer',
      title: `${values.map(describeOfferValue).join(', ')} of a monthly program`,
      blocks: paragraph(
        'A quiet way to begin: a trial class first, which is free, and then a first month at the reduced fee.',
      ),
      picture: offerPicture,
      link: { label: 'All discounts', href: '/pricing/discounts-promotions' },
      places: BOTH,
      day: null,
      sample: false,
    }));

function timetableNews(today: SiteDay): readonly NewsItem[] {
  if (PROGRAM_KEYS.length === 0) return [];
  const day = formatLongDate(DEFAULT_CLASS_START);
  const { classDays, timeZone } = DEFAULT_ONLINE_CLASS;
  const centers = CENTERS.length > 1 ? 'in the centers' : 'in the center';
  return [
    {
      id: 'timetable',
      tag: 'Classes',
      title:
        today < DEFAULT_CLASS_START ? `Classes start on ${day}` : `The current timetable runs since ${day}`,
      blocks: paragraph(
        `${PROGRAM_KEYS.length} specialized programs ${centers}${HAS_ONLINE ? `, and ${classDays} online` : ''}, all in ${timeZone}.`,
      ),
      picture: timetablePicture,
      link: { label: 'See the timetable', href: '/class-schedule' },
      places: BOTH,
      day: null,
      sample: false,
    },
  ];
}
