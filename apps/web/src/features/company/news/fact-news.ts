import { bookablePrices, offersOn, type ShownCamp, shownCamps } from '@kidcode/booking';
import { type CenterId, CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { NEWS_TEXT } from '@kidcode/current-school/generated/texts/news';
import { describeOfferValue, quoteCourse } from '@kidcode/pricing';
import {
  type CampSeasonInfo,
  coursesAhead,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  ONLINE_CAMP,
  type Phase,
  PROGRAM_KEYS,
} from '@kidcode/scheduling';
import type { Block, ContentLink, NewsFile, Picture, SiteDay, VisitMode } from '@kidcode/school';
import { campPathFor, wordList } from '@kidcode/site';

import { countWords } from '../../../shared/count-words';
import { elsewhereWords } from '../../../shared/elsewhere-words';
import { existingLinks } from '../../../shared/existing-links';
import { shownOf } from '../../../shared/samples';
import { priceWords } from '../camp-prices';

/** Something that is going on: told by the school, or from the calendar, the prices and the offers. */
export interface NewsItem {
  readonly id: string;
  /** `Camps`, `Online`, `Offer`. */
  readonly tag: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly picture: Picture;
  /** Null where there is nothing more to read. */
  readonly link: ContentLink | null;
  /** For whom it is; both for everybody. */
  readonly places: readonly VisitMode[];
  /** The day it was written; null for what holds today because the facts say so. */
  readonly day: SiteDay | null;
  readonly sample: boolean;
}

const paragraph = (text: string): readonly Block[] => [{ kind: 'paragraph', words: [text] }];

const openCampNews = (today: SiteDay, center: CenterId | null): readonly NewsItem[] =>
  campsIn('open', today, center).map((shown) => {
    const { camp } = shown;
    const { title, year, dates, ages, groupSizeMax } = camp;
    return {
      ...common(camp),
      tag: 'Enrollment now open',
      title: `${title} ${year}: ${placesFor(shown)}`,
      blocks: paragraph(
        `${dates}, ages ${ages}, groups of at most ${groupSizeMax}.${pricesOf(shown, center)}`,
      ),
    };
  });

const announcedCampNews = (today: SiteDay, center: CenterId | null): readonly NewsItem[] =>
  campsIn('announced', today, center).map(({ camp }) => ({
    ...common(camp),
    tag: 'Announced',
    title: `${camp.title} comes on ${camp.dates}`,
    blocks: paragraph(
      'The dates are set; registration is not open yet. Tell us if you would like to hear when it is.',
    ),
  }));

/** The camps ahead that nobody can book at the moment. */
const laterCampNews = (today: SiteDay, center: CenterId | null): readonly NewsItem[] =>
  campsIn('closed', today, center).map(({ camp }) => {
    const { title, year, dates, length, ages, themes } = camp;
    const facts = [length, themes.length > 0 ? 'a theme for every week' : null, `ages ${ages}`];
    const season = title.replace(/ Camp$/, '').toLowerCase();
    const { link, ...rest } = common(camp);
    return {
      ...rest,
      tag: 'Looking ahead',
      title: `${title} ${year}: ${dates}`,
      blocks: paragraph(
        `${facts.filter((fact) => fact !== null).join(', ')}. Registration is closed at the moment.`,
      ),
      link: themes.length > 0 ? { ...link, label: `Read the ${season} themes` } : link,
    };
  });

const campsIn = (phase: Phase, today: SiteDay, center: CenterId | null): readonly ShownCamp[] =>
  shownCamps(today, center ?? undefined).filter(({ status }) => status.phase === phase);

const common = ({ season, title, copy }: CampSeasonInfo) => ({
  id: `${season}-camp`,
  picture: copy.picture,
  link: { label: `See ${title}`, href: campPathFor(season, null) },
  places: ['in-center'] as const,
  day: null,
  sample: false,
});

function placesFor(shown: ShownCamp): string {
  const { week, fullCamp } = bookablePrices(shown);
  if (week === null || fullCamp === null) {
    return fullCamp === null ? 'places by the week' : 'places for the whole camp';
  }
  return shown.camp.weeks.length === 2
    ? 'places for one week or both'
    : 'places by the week or for all of it';
}

function pricesOf(shown: ShownCamp, center: CenterId | null): string {
  const { camp } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const all = camp.weeks.length === 2 ? 'both' : `all ${camp.weeks.length}`;
  const elsewhere = (way: 'week' | 'fullCamp') => (center === null ? elsewhereWords(shown, way) : '');
  const parts = [
    ...(week === null ? [] : [`One week is ${priceWords(week)}${elsewhere('week')}`]),
    ...(fullCamp === null
      ? []
      : [
          `${week === null ? 'The whole camp is' : `${all} are`} ${priceWords(fullCamp)}${elsewhere('fullCamp')}`,
        ]),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ')}.`;
}

const FOR_ALL = { places: ['in-center', 'online'], day: null, sample: false } as const;
const { courses: coursesPicture, offer: offerPicture, timetable: timetablePicture } = NEWS_TEXT.pictures;

/** What follows from the facts on a day, the most pressing first. @param center null: none is chosen. */
export const factNews = (today: SiteDay, center: CenterId | null = null): readonly NewsItem[] => [
  ...openCampNews(today, center),
  ...courseNews(today),
  ...announcedCampNews(today, center),
  ...offerNews(today),
  ...timetableNews(today),
  ...laterCampNews(today, center),
];

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
      title: `${countWords(courses.length, 'online course')}: ${wordList(courses.map(({ title }) => title))}`,
      blocks: paragraph(
        `${first.sessions} live sessions in ${first.duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${first.ageRange}.${price}`,
      ),
      picture: coursesPicture,
      link: { label: 'See the online camps', href: '/online-camps' },
      ...FOR_ALL,
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
      ...FOR_ALL,
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
      ...FOR_ALL,
    },
  ];
}

/**
 * What is going on, the newest first. What follows from the facts holds today, so it stands before what the school
 * wrote on an earlier day. What lies ahead of its day, or is over, is not there.
 *
 * @param center whose prices are told; null: none is chosen, and those with another price are named.
 */
export function newsItems(
  today: SiteDay,
  mode: VisitMode,
  files: readonly NewsFile[],
  center: CenterId | null = null,
): readonly NewsItem[] {
  const written = shownOf(files).filter(
    ({ day, until }) => day <= today && (until === null || today <= until),
  );
  return [...written, ...factNews(today, center)]
    .filter(({ places }) => places.includes(mode))
    .sort((a, b) => (b.day ?? today).localeCompare(a.day ?? today))
    .map((item) => ({ ...item, link: existingLinks(item.link === null ? [] : [item.link])[0] ?? null }));
}
