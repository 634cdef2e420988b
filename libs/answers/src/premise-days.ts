import { campName } from '@kidcode/booking';
import type { Weekday } from '@kidcode/branches';
import { type AnswerCard, type CampWeek, weekdayOf } from '@kidcode/school';
import { isCampSeason, PROGRAMS, scheduleFor } from '@kidcode/scheduling';

import { dayName, EN_DAYS } from './call';
import type { Circumstances } from './circumstances';
import { days, say } from './say';
import { isWithin, seasonToday } from './season-facts';
import type { Slots } from './slots';
import { type Language, plainText } from './words';

/** What a claim is held against: `card` is null where no card is near enough to be answered. */
export type Claim = {
  card: AnswerCard | null;
  /** Filled in: its amounts, ages and days are the facts, and are not said twice. */
  answer: string;
  message: string;
  /** What the message names itself, and the same with what the conversation has named. */
  own: Slots;
  slots: Slots;
  language: Language;
  circumstances: Circumstances;
};

export const tell = ({ language }: Claim, english: string, spanish: string): readonly string[] => [
  language === 'es' ? spanish : english,
];

/** Whether a weekday lies between two days of one week. */
const isMet = (day: Weekday, { start, end }: CampWeek): boolean =>
  start === null || end === null || (weekdayOf(start) <= day && day <= weekdayOf(end));

export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 'Starts on the 15th', 'empieza el 15'. */
const BEGINS =
  /\b(?:starts?|begins?|starting|empieza|comienza)(?: on)?(?: the| el) (\d{1,2})(?:st|nd|rd|th)?\b/;

/** Of so many days none is meant by itself. */
const MOST_DAYS = 4;

/** A day on which a program does not meet, or a camp does not take place; half a day or a week that a camp does not have. */
export function otherDay(claim: Claim): readonly string[] {
  const { card, answer, message, own, slots, language, circumstances } = claim;
  // The camp for a program has days of its own.
  const asked = own.kinds.includes('camps') ? [] : own.programs;
  const classes = asked.flatMap((key) => {
    const { classDays } = scheduleFor(key, { online: slots.branches.includes('online') });
    const meets = days(classDays, language);
    const [day] = own.weekdays;
    // Whoever names the days that do not suit has all of the others left.
    const isOther =
      day !== undefined &&
      own.weekdays.length < MOST_DAYS &&
      !own.weekdays.some((one) => classDays.includes((EN_DAYS[one] ?? '-').slice(0, 3)));
    const { title } = PROGRAMS[key];
    return !isOther
      ? []
      : tell(
          claim,
          `${title} is on ${meets}, not on ${dayName(day, language)}.`,
          `${title} es ${meets}, no ${dayName(day, language)}.`,
        );
  });
  const season = card?.season ?? null;
  const wanted = season !== null && isCampSeason(season) ? season : slots.seasons[0];
  // Camps at home have days and hours of their own.
  if (wanted === undefined || slots.branches.includes('online')) return classes;
  const { camp } = seasonToday(wanted, circumstances);
  const name = campName(camp);
  const isFullOnly = camp.sale?.durations.length === 1 && slots.length === 'half';
  const meets = (day: Weekday) => camp.weeks.some((week) => isMet(day, week));
  // By name: who registers today does not ask for a camp today.
  const plain = plainText(message);
  const named = own.weekdays.filter((day) =>
    (['en', 'es'] as const).some((one) => plain.includes(plainText(dayName(day, one)))),
  );
  const isOfCamp = !['hours', 'schedule'].includes(card?.call ?? '');
  const isOffDay = isOfCamp && named.length > 0 && camp.weeks.length > 0 && !named.some(meets);
  const most = camp.weeks.length;
  const { weeks } = own;
  const last =
    weeks?.kind === 'count' ? weeks.count : weeks?.kind === 'numbers' ? Math.max(...weeks.numbers) : 0;
  // 'Winter camp begins on the 15th'
  const [, start] = BEGINS.exec(plain) ?? [];
  const isOtherStart =
    start !== undefined &&
    camp.weeks.length > 0 &&
    !camp.weeks.some((week) => Number(week.start?.slice(8)) === Number(start));
  return [
    ...classes,
    ...(isOtherStart || slots.days.some((day) => !isWithin(day, camp))
      ? tell(claim, `${name} is ${camp.dates}.`, `${name}: ${camp.dates}.`)
      : []),
    ...(isFullOnly && !answer.includes(say('fullDayOnly', language))
      ? tell(claim, `${name} has full days only.`, `${name}: solo días completos.`)
      : []),
    ...(isOffDay
      ? tell(
          claim,
          `${name} is not on ${dayName(named[0] ?? 0, language)}.`,
          `${name} no es el ${dayName(named[0] ?? 0, language)}.`,
        )
      : []),
    ...(most > 0 && last > most
      ? tell(claim, `${name} has ${many(most, 'week')}.`, `${name} tiene ${many(most, 'semana')}.`)
      : []),
  ];
}

/** 'Open till 8', 'abren hasta las 8'. */
const UNTIL = /\b(?:open|abre\w*|abiert\w+)\b[^.?!]*?\b(?:till|til|until|hasta(?: las)?) (\d{1,2})\b/;
/** 'Closed on Sundays', 'están cerrados los domingos'. */
const CLOSED = /\b(?:closed|not open|dont open|cerrad\w+|no abren)\b/;

/** Hours that are other ones. */
export function otherHours(claim: Claim): readonly string[] {
  const { card, answer, message, own, language } = claim;
  if (card?.call !== 'hours') return [];
  const plain = plainText(message);
  const [, until] = UNTIL.exec(plain) ?? [];
  const [day] = own.weekdays;
  const isOpen = answer.includes('AM') || answer.includes('PM');
  return [
    ...(until !== undefined && !answer.includes(`-${until}:`) && !answer.includes(`- ${until}:`)
      ? tell(claim, `Not until ${until}.`, `No hasta las ${until}.`)
      : []),
    ...(day !== undefined && isOpen && CLOSED.test(plain)
      ? tell(claim, `We are open on ${dayName(day, language)}.`, `Sí abrimos el ${dayName(day, language)}.`)
      : []),
  ];
}

/** 'At 5:15', 'doesn't begin until 6', 'a las 5', but not 'from 8 to 14'. */
const AT =
  /\b(?:at|until|till|begins?|starts?|from|las) (\d{1,2})\b(?! (?:to|a|and|y|years?|anos?|kids|weeks?)\b)/;

/** An hour at which the course that is named does not begin. */
export function otherTime(claim: Claim): readonly string[] {
  const { answer, message, own, slots } = claim;
  const [key, another] = own.programs;
  const [, hour] = AT.exec(plainText(message)) ?? [];
  if (key === undefined || another !== undefined || hour === undefined) return [];
  const { classTime } = scheduleFor(key, { online: slots.branches.includes('online') });
  if (classTime === '' || classTime.startsWith(`${hour}:`) || answer.includes(classTime)) return [];
  const { title } = PROGRAMS[key];
  return tell(claim, `${title} begins at ${classTime}.`, `${title} empieza a las ${classTime}.`);
}
