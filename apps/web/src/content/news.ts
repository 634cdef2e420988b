import { ADVERTISED_OFFERS, describeOfferValue, formatPrice, quoteCourse } from '@kidcode/pricing';
import {
  campOn,
  CLASS_SCHEDULES,
  DEFAULT_CLASS_START,
  formatLongDate,
  ONLINE_CAMP,
  ONLINE_COURSES,
  parseStartDate,
  PROGRAM_KEYS,
  seasonStatus,
  type SiteDay,
} from '@kidcode/scheduling';

import type { NewsItem } from '../features/company/news/news-item';
import type { VisitMode } from '../features/company/use-visit-mode';
import { winterPrices } from './winter-prices';

/** The top of the news page. */
export const NEWS_TOP = {
  'in-center': {
    eyebrow: 'News',
    title: 'What is going on',
    lead: 'What you can book now, what comes next, and the dates to put on the kitchen calendar.',
    picture: 'news',
  },
  online: {
    eyebrow: 'News for online families',
    title: 'What is going on online',
    lead: 'What you can book now from anywhere in the USA, and the dates to put on the kitchen calendar.',
    picture: 'news',
  },
} as const;

const BOTH: readonly VisitMode[] = ['in-center', 'online'];
const winter = campOn('winter');
const spring = campOn('spring');
const summer = campOn('summer');

/** What is going on, the most pressing first. Every sentence follows from the data and the day. */
export function newsItems(today: SiteDay, mode: VisitMode): readonly NewsItem[] {
  const items = [
    ...winterNews(today),
    ...onlineCampNews(today),
    ...springNews(today),
    firstMonthNews(),
    classNews(today),
    ...summerNews(today),
  ];
  return items.filter(({ places }) => places.includes(mode));
}

function winterNews(today: SiteDay): readonly NewsItem[] {
  const { phase } = seasonStatus('winter', today);
  if (phase !== 'open') return [];
  const { week, fullCamp } = winterPrices();
  return [
    {
      id: 'winter-camp',
      tag: 'Enrollment now open',
      title: `${winter.title} ${winter.year}: places for one week or both`,
      text: `${winter.dates}, ages ${winter.ages}, groups of at most ${winter.groupSizeMax}. One week is ${formatPrice(week.discountedPrice)} instead of ${formatPrice(week.originalPrice)}, both are ${formatPrice(fullCamp.discountedPrice)} instead of ${formatPrice(fullCamp.originalPrice)}.`,
      picture: 'camps-winter',
      link: { label: 'See Winter Camp', href: '/camps/winter/flower-mound' },
      places: ['in-center'],
    },
  ];
}

function onlineCampNews(today: SiteDay): readonly NewsItem[] {
  const isAhead = ONLINE_COURSES.some(({ startDates }) =>
    startDates.some((label) => {
      const start = parseStartDate(label);
      return start.ok && start.value.startDate >= today;
    }),
  );
  if (!isAhead) return [];
  const quote = quoteCourse(ONLINE_COURSES[0].courseCode);
  const price = quote.ok
    ? ` Each is ${formatPrice(quote.value.discountedPrice)} instead of ${formatPrice(quote.value.originalPrice)}.`
    : '';
  return [
    {
      id: 'online-camps',
      tag: 'Online',
      title: `Two online winter courses: ${ONLINE_COURSES.map(({ title }) => title).join(' and ')}`,
      text: `${ONLINE_COURSES[0].sessions} live sessions in ${ONLINE_COURSES[0].duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${ONLINE_COURSES[0].ageRange}.${price}`,
      picture: 'roblox-course',
      link: { label: 'See the online camps', href: '/online-camps' },
      places: BOTH,
    },
  ];
}

function springNews(today: SiteDay): readonly NewsItem[] {
  if (seasonStatus('spring', today).phase !== 'announced') return [];
  return [
    {
      id: 'spring-camp',
      tag: 'Announced',
      title: `${spring.title} comes on ${spring.dates}`,
      text: `The dates are set; registration is not open yet. Tell us if you would like to hear when it is.`,
      picture: 'camps-spring',
      link: { label: 'See Spring Camp', href: '/camps/spring/flower-mound' },
      places: ['in-center'],
    },
  ];
}

function firstMonthNews(): NewsItem {
  const value =
    ADVERTISED_OFFERS.find(({ id }) => id === 'first-month')
      ?.values.map(describeOfferValue)
      .join(', ') ?? '';
  return {
    id: 'first-month',
    tag: 'Offer',
    title: `${value} of a monthly program`,
    text: 'A quiet way to begin: a trial class first, which is free, and then a first month at the reduced fee.',
    picture: 'discounts',
    link: { label: 'All discounts', href: '/pricing/discounts-promotions' },
    places: BOTH,
  };
}

function classNews(today: SiteDay): NewsItem {
  const day = formatLongDate(DEFAULT_CLASS_START);
  const { branch, online } = CLASS_SCHEDULES[PROGRAM_KEYS[0]];
  return {
    id: 'timetable',
    tag: 'Classes',
    title:
      today < DEFAULT_CLASS_START ? `Classes start on ${day}` : `The current timetable runs since ${day}`,
    text: `${PROGRAM_KEYS.length} specialized programs, two afternoons a week in the centers and ${online.classDays} online, all in ${branch.timeZone}.`,
    picture: 'schedule',
    link: { label: 'See the timetable', href: '/class-schedule' },
    places: BOTH,
  };
}

function summerNews(today: SiteDay): readonly NewsItem[] {
  if (today > summer.lastDay) return [];
  return [
    {
      id: 'summer-camp',
      tag: 'Looking ahead',
      title: `${summer.title} ${summer.year}: ${summer.dates}`,
      text: `${summer.length ?? ''}, a theme for every week, ages ${summer.ages}. Registration is closed at the moment.`,
      picture: 'camps-summer',
      link: { label: 'Read the summer themes', href: '/flower-mound/camps/summer' },
      places: ['in-center'],
    },
  ];
}
