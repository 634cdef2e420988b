import type { ShownCamp } from '@kidcode/booking';
import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { type CourseQuote, formatPrice, quoteCourse } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/school';
import {
  type CampSeason,
  coursesAhead,
  fridayBefore,
  ONLINE_CAMP,
  startDatesAhead,
  timesAcrossUsa,
} from '@kidcode/scheduling';

import { type Asked, type Call, lines, said, seasonsOf, tell } from './call';
import { FAR } from './circumstances';
import { dayText, offNamed } from './closed-days';
import { familyTotal } from './family-total';
import {
  hasUnsaidDay,
  isBookable,
  isWithin,
  priceText,
  seasonLink,
  seasonPrice,
  seasonsToday,
  seasonState,
  seasonToday,
  seasonWeeks,
  tellMeWords,
  weeksAsked,
  weeksNamed,
  weeksSold,
} from './season-facts';
import { SPANISH_MONTHS } from './slot-names';
import { readSlots } from './slots';
import { hasWordOf, listed, plainText, wordsOf } from './words';

/** Until when one registers, in the school's words, or in Spanish by its day; by the day for the weeks that are named. */
function deadlineWords(
  { option, text, lastDay }: ShownCamp['camp']['deadlines'][number],
  shown: ShownCamp,
  asked: Asked,
): string {
  const weeks = lastDay === 'friday-before' && option === 'weekly' ? weeksAsked(shown, asked.slots) : [];
  const dated = weeks.flatMap(({ number, start }) =>
    start === null
      ? []
      : [`${said(asked, 'weeksOf')} ${number}: ${dayText(fridayBefore(start), asked.language)}`],
  );
  const on = dated.length === 0 ? '' : ` (${dated.join(', ')})`;
  if (asked.language === 'en' || lastDay === null) return `${text}${on}`;
  const day =
    lastDay === 'friday-before'
      ? 'hasta el viernes anterior'
      : `hasta el ${Number(lastDay.slice(8))} de ${SPANISH_MONTHS[Number(lastDay.slice(5, 7)) - 1] ?? ''}`;
  return `${said(asked, option === 'weekly' ? 'week' : 'whole')}: ${day}${on}`;
}

/** What a season is, and whether it can be booked. */
function campLine(shown: ShownCamp, asked: Asked, where = ''): string {
  const { camp } = shown;
  const who = where === '' ? '' : `, ${tell(asked, 'ages', 'edades')} ${camp.ages}, ${where}`;
  const weeks = seasonWeeks(shown, asked.slots, asked.language);
  const off = offNamed(shown, asked.slots, asked.language);
  const length = weeks !== '' ? ` (${weeks})` : camp.length === null ? '' : ` (${camp.length})`;
  const deadlines =
    isBookable(shown) && camp.deadlines.length > 0
      ? ` ${camp.deadlines.map((deadline) => deadlineWords(deadline, shown, asked)).join('; ')}.`
      : '';
  const day = hasUnsaidDay(camp, asked.slots.days) ? ` ${said(asked, 'holidayUnknown')}.` : '';
  const state = `${seasonState(shown, asked.language)}${isBookable(shown) ? '' : `; ${tellMeWords(shown, asked.language)}`}`;
  return `**${seasonLink(shown, asked.circumstances)}**: ${camp.dates}${length}${who}${off === '' ? '' : `; ${off}`}; ${state}.${deadlines}${day}`;
}

/** Whether the camps at home are asked about: they begin in the season that is named, if one is. */
function isOnline({ slots, circumstances }: Asked): boolean {
  if (slots.branches.join() !== 'online' || slots.seasons.length === 0)
    return slots.branches.join() === 'online';
  const { today } = circumstances;
  const starts = coursesAhead(today).flatMap((course) => startDatesAhead(course, today));
  const begin = starts.flatMap((start) => readSlots(start, circumstances).slots.days);
  const isIn = (season: CampSeason) =>
    begin.some((day) => isWithin(day, seasonToday(season, circumstances).camp));
  return slots.seasons.some(isIn);
}

export const camp: Call = (asked) => {
  if (isOnline(asked)) return onlineCamp(asked);
  const seasons = seasonsOf(asked);
  const where = seasons.length > 1 ? [] : CENTERS.map(({ name }) => name);
  return lines(seasons.map((shown) => campLine(shown, asked, listed(where, asked.language))));
};

export const camps: Call = (asked) => {
  // Beside a camp that was spoken of and cannot be booked stand those that can.
  const isNamed = readSlots(asked.own.join(' '), asked.circumstances).slots.seasons.length > 0;
  if (asked.slots.seasons.length > 0 && (isNamed || seasonsOf(asked).some(isBookable))) return camp(asked);
  const { today } = asked.circumstances;
  const [first] = coursesAhead(today);
  const starts = first === undefined ? [] : startDatesAhead(first, today);
  const online =
    starts.length === 0 ? [] : [`**[${ONLINE_CAMP.title}](/online-camps)**: ${starts.join('; ')}`];
  return lines([...seasonsToday(asked.circumstances).map((shown) => campLine(shown, asked)), ...online]);
};

/** 'full day 7:30AM-6:00PM, ...', or that the hours are not published. */
function hoursWords({ camp: { dayLengths } }: ShownCamp, asked: Asked): string {
  const lengths = dayLengths.map(
    ({ label, hours: span, id }) =>
      `${asked.language === 'en' ? label.toLowerCase() : said(asked, id === 'full_day' ? 'fullDay' : 'halfDay')} ${span}`,
  );
  return lengths.length === 0
    ? tell(asked, 'hours are not published yet', 'el horario aún no está publicado')
    : lengths.join(', ');
}

export const campHours: Call = (asked) => {
  if (asked.slots.branches.includes('online')) return onlineCamp(asked);
  const set = seasonsToday(asked.circumstances).filter(({ camp: { dayLengths } }) => dayLengths.length > 0);
  return lines(
    (asked.slots.seasons.length > 0 ? seasonsOf(asked) : set).map((shown) => {
      const only = shown.camp.dayLengths.length === 1 ? ` ${said(asked, 'fullDayOnly')}` : '';
      return `${seasonLink(shown, asked.circumstances)}: ${hoursWords(shown, asked)}.${only}`;
    }),
  );
};

/** The camps that are named, or all, beside each other: days, hours, and what a week costs. */
export const compareCamps: Call = (asked) => {
  const { slots, circumstances, language } = asked;
  const all = slots.seasons.length > 1 ? seasonsOf(asked) : seasonsToday(circumstances);
  return lines(
    all.map((shown) => {
      const [week] = weeksSold(shown);
      const [duration] = shown.camp.sale?.durations ?? [];
      const quote =
        week === undefined || duration === undefined
          ? null
          : seasonPrice(shown, circumstances, { wish: [week], duration });
      const price =
        quote === null ? said(asked, 'noPrices') : `${said(asked, 'week')} ${priceText(quote, language)}`;
      const { dates, length } = shown.camp;
      return `${seasonLink(shown, circumstances)}: ${dates}${length === null ? '' : ` (${length})`}; ${hoursWords(shown, asked)}; ${price}; ${seasonState(shown, language)}.`;
    }),
  );
};

/** Which length of day suits: what is sold, and who advises. */
export const halfOrFull: Call = (asked) =>
  [campHours(asked), said(asked, 'lengthAdvice')].filter((part) => part !== null).join('\n\n');

/** Words of a project that are no longer than this say little: 'build'. */
const OF_A_PROJECT = 5;

/** What is made in the weeks that are named, by number, by a word of their theme, or of a project: 'the week with Minecraft'. */
export const themes: Call = (asked) =>
  lines(
    seasonsOf(asked).flatMap((shown) => {
      const { themes: all, weeks, groups } = shown.camp;
      const named = weeksNamed(shown, asked.slots).map(({ number }) => number);
      const wished = asked.slots.weeks?.kind === 'numbers' ? asked.slots.weeks.numbers : named;
      // 'And summer?' after winter's names no project of the summer.
      const words = asked.words.filter((word) => !wordsOf(plainText(shown.camp.title)).includes(word));
      return all.flatMap(({ week, title, event, juniors, seniors, sample }) => {
        const isNamed =
          hasWordOf(title, words) ||
          hasWordOf(
            `${juniors.focus} ${seniors.focus}`,
            words.filter((word) => word.length > OF_A_PROJECT),
          );
        const isWished = wished.includes(week) || (wished.includes(-1) && week === all.at(-1)?.week);
        if (!isWished && (wished.length > 0 || !isNamed)) return [];
        const dates = weeks.find(({ number }) => number === week)?.label ?? '';
        const made = [juniors, seniors].map(({ focus }, at) => `${groups[at]?.name ?? ''}: ${focus}`);
        const isSample = sample || juniors.sample ? ` (${tell(asked, 'sample', 'ejemplo')})` : '';
        return [
          `**${said(asked, 'weeksOf')} ${week}**, ${dates}: ${title}${event === null ? '' : ` (${event.replace(/\.$/, '')})`}. ${made.join('; ')}${isSample}.`,
        ];
      });
    }),
  );

const reduced = ({ originalPrice, discountPercent }: CourseQuote, asked: Asked): string =>
  discountPercent === 0
    ? ''
    : ` ${said(asked, 'insteadOf')} ${formatPrice(originalPrice)} (${discountPercent}%)`;

/** A time of the school on the clocks of the country: '3:00 PM Eastern, 2:00 PM Central, ...'. */
export const acrossUsa = (time: string): string =>
  timesAcrossUsa(time)
    .map(({ zone, time: theirs }) => `${theirs} ${zone}`)
    .join(', ');

/** When the online camps begin in a day of theirs, and which days these are; null where none is ahead. */
export function onlineCampTime(today: SiteDay): { time: string; days: string } | null {
  const [start = ''] = coursesAhead(today).flatMap((course) => startDatesAhead(course, today));
  const time = /\d+:\d\d ?[AP]M/.exec(start)?.[0];
  return time === undefined ? null : { time, days: `${start}, ${ONLINE_CAMP.classDays}` };
}

/** The online camps that are ahead; for a family far away with their hour on its clock. */
export const onlineCamp: Call = (asked) => {
  const courses = coursesAhead(asked.circumstances.today);
  if (courses.length === 0)
    return HAS_ONLINE
      ? tell(
          asked,
          'The last online camps have begun or are over; new dates are not published yet.',
          'Los últimos campamentos en línea ya empezaron o terminaron; no hay fechas nuevas.',
        )
      : null;
  const hour = asked.slots.place === FAR ? onlineCampTime(asked.circumstances.today) : null;
  const clocks = hour === null ? '' : `\n\n${tell(asked, 'That is', 'Es decir,')} ${acrossUsa(hour.time)}.`;
  const camps = lines(
    courses.map((course) => {
      const quote = quoteCourse(course.courseCode);
      const price = quote.ok
        ? `${formatPrice(quote.value.discountedPrice)}${reduced(quote.value, asked)}`
        : '';
      const [startLabel = ''] = startDatesAhead(course, asked.circumstances.today);
      const kids = asked.slots.kids ?? 1;
      const item = { kind: 'course' as const, courseCode: course.courseCode, startLabel };
      const family = kids > 1 ? ` ${said(asked, 'perChild')}${familyTotal(() => item, kids, asked)}` : '';
      const length = course.duration.toLowerCase();
      const inWeeks = tell(asked, `in ${length}`, `en ${length.replace('week', 'semana')}`);
      const starts = startDatesAhead(course, asked.circumstances.today).join('; ');
      return `**${course.title}** (${tell(asked, 'online', 'en línea')}): ${tell(asked, 'ages', 'edades')} ${course.ageRange}, ${starts}, ${ONLINE_CAMP.classDays}, ${course.sessions} ${tell(asked, 'sessions', 'sesiones')} ${inWeeks}: ${price}${family}`;
    }),
  );
  return `${camps ?? ''}${clocks}`;
};
