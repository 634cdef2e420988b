import { bookablePrices, shownCamps, type ShownCamp } from '@kidcode/booking';
import { DEFAULT_CENTER } from '@kidcode/branches';
import type { CampSeasonInfo, Phase, SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { priceWords } from '../camp-prices';
import { paragraph, type NewsItem } from './news-item';

/** The camps that can be booked on a day. */
export const openCampNews = (today: SiteDay): readonly NewsItem[] =>
  campsIn('open', today).map((shown) => {
    const { camp } = shown;
    const { title, year, dates, ages, groupSizeMax } = camp;
    return {
      ...common(camp),
      tag: 'Enrollment now open',
      title: `${title} ${year}: ${placesFor(shown)}`,
      blocks: paragraph(`${dates}, ages ${ages}, groups of at most ${groupSizeMax}.${pricesOf(shown)}`),
      link: { label: `See ${title}`, href: campPath(camp.season, DEFAULT_CENTER) },
    };
  });

/** The camps whose dates are set and whose registration opens later. */
export const announcedCampNews = (today: SiteDay): readonly NewsItem[] =>
  campsIn('announced', today).map(({ camp }) => ({
    ...common(camp),
    tag: 'Announced',
    title: `${camp.title} comes on ${camp.dates}`,
    blocks: paragraph(
      'The dates are set; registration is not open yet. Tell us if you would like to hear when it is.',
    ),
    link: { label: `See ${camp.title}`, href: campPath(camp.season, DEFAULT_CENTER) },
  }));

/** The camps ahead that nobody can book at the moment. */
export const laterCampNews = (today: SiteDay): readonly NewsItem[] =>
  campsIn('closed', today).map(({ camp }) => {
    const { title, year, dates, length, ages, themes } = camp;
    const facts = [length, themes.length > 0 ? 'a theme for every week' : null, `ages ${ages}`];
    const season = title.replace(/ Camp$/, '').toLowerCase();
    return {
      ...common(camp),
      tag: 'Looking ahead',
      title: `${title} ${year}: ${dates}`,
      blocks: paragraph(
        `${facts.filter((fact) => fact !== null).join(', ')}. Registration is closed at the moment.`,
      ),
      link: {
        label: themes.length > 0 ? `Read the ${season} themes` : `See ${title}`,
        href: campPath(camp.season, DEFAULT_CENTER),
      },
    };
  });

const campsIn = (phase: Phase, today: SiteDay): readonly ShownCamp[] =>
  shownCamps(today).filter(({ status }) => status.phase === phase);

const common = ({ season, copy }: CampSeasonInfo) => ({
  id: `${season}-camp`,
  picture: copy.picture,
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

function pricesOf(shown: ShownCamp): string {
  const { camp } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const all = camp.weeks.length === 2 ? 'both' : `all ${camp.weeks.length}`;
  const parts = [
    ...(week === null ? [] : [`One week is ${priceWords(week)}`]),
    ...(fullCamp === null
      ? []
      : [`${week === null ? 'The whole camp is' : `${all} are`} ${priceWords(fullCamp)}`]),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(', ')}.`;
}
