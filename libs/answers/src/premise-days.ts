import { campName, leadingShown } from '@kidcode/booking';
import type { Weekday } from '@kidcode/branches';
import { type AnswerCard, type CampWeek, weekdayOf } from '@kidcode/school';
import { coursesAhead, isCampSeason, PROGRAMS, scheduleFor } from '@kidcode/scheduling';

import { dayName, EN_DAYS } from './call';
import type { Circumstances } from './circumstances';
import { days, say } from './say';
import { isBookable, isWithin, seasonState, seasonsToday, seasonToday } from './season-facts';
import { readSlots, type Slots } from './slots';
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

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 'Starts on the 15th', 'empieza el 15'. */
const BEGINS =
  /\b(?:starts?|begins?|starting|empieza|comienza)(?: on)?(?: the| el) (\d{1,2})(?:st|nd|rd|th)?\b/;

/** A day on which a program does not meet, or a camp does not take place; half a day or a week that a camp does not have. */
export function otherDay(claim: Claim): readonly string[] {
  const { card, answer, message, own, slots, language, circumstances } = claim;
  const classes = own.programs.flatMap((key) => {
    const { classDays } = scheduleFor(key, { online: slots.branches.includes('online') });
    const meets = days(classDays, language);
    const [day] = own.weekdays;
    const isOther =
      day !== undefined && !own.weekdays.some((one) => classDays.includes((EN_DAYS[one] ?? '-').slice(0, 3)));
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
  if (wanted === undefined) return classes;
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

/** 'The Minecraft camp', 'campamento de Minecraft'. */
const CAMP_OF = /\b((?:\w+ )?\w+) camps?\b|\bcampamentos? (?:\w+ )?de (\w+(?: \w+)?)/;

/** A camp for a program that no camp which can be booked is about, in the centers or at home. */
export function otherCamp(claim: Claim): readonly string[] {
  const { message, own, circumstances } = claim;
  const [, before, after = ''] = CAMP_OF.exec(plainText(message)) ?? [];
  const [key, another] = readSlots(before ?? after, circumstances).slots.programs;
  if (key === undefined || another !== undefined) return [];
  const { title } = PROGRAMS[key];
  const shown = seasonsToday(circumstances).filter(isBookable);
  const seasons = own.seasons.map((season) => seasonToday(season, circumstances));
  const themes = (seasons.length > 0 ? seasons : shown).flatMap(({ camp }) => camp.themes);
  const told = [
    ...themes.map((theme) => `${theme.title} ${theme.juniors.focus} ${theme.seniors.focus}`),
    ...coursesAhead(circumstances.today).map((course) => `${course.title} ${course.programmingType}`),
  ];
  const isTold = told.some((text) => readSlots(text, circumstances).slots.programs.includes(key));
  if (isTold) return [];
  return tell(claim, `No camp for ${title} is listed.`, `No hay un campamento de ${title}.`);
}

/** A month alone names a camp; with a class, a month. */
export const isOfCamps = ({ kinds, seasons }: Slots): boolean =>
  kinds.includes('camps') || (seasons.length > 0 && kinds.length === 0);

/** '20 kids in each group', 'groups of 10'. */
const SIZE =
  /\b(\d{1,2}) (?:kids|children|students|campers|ninos|alumnos)\b[^.?!]*\b(?:groups?|class|teacher|screen|room|grupos?|clase|maestr[oa]|salon)\b|\bgr(?:oup|upo)s? (?:are|is|of|have|de|son de|tienen) (\d{1,2})\b/;

/** Groups of a camp that are larger than ours. */
export function otherSize(claim: Claim): readonly string[] {
  const { answer, message, own, circumstances } = claim;
  const [, children, group] = SIZE.exec(plainText(message)) ?? [];
  const most = leadingShown(circumstances.today).camp.groupSizeMax;
  if (
    !isOfCamps(own) ||
    !(Number(children ?? group) > most) ||
    new RegExp(`(?:most|máximo) ${most}\\b`).test(answer)
  )
    return [];
  return tell(
    claim,
    `Camp groups have at most ${most} children.`,
    `Los grupos del campamento tienen como máximo ${most} niños.`,
  );
}

/** 'I'd like to register', 'apuntar'. */
const SIGNS_UP =
  /\b(?:register|sign(?:ing)? (?:\w+ )?up|enroll|book|reserve|inscrib\w*|apuntar\w*|registrar\w*|reservar)\b/;

/** A camp that cannot be booked today is to be booked. */
export function otherState(claim: Claim): readonly string[] {
  const { answer, message, own, language, circumstances } = claim;
  const [season] = own.seasons;
  if (season === undefined || !SIGNS_UP.test(plainText(message))) return [];
  const shown = seasonToday(season, circumstances);
  const state = seasonState(shown, language);
  return isBookable(shown) || answer.includes(state)
    ? []
    : tell(claim, `${campName(shown.camp)}: ${state}.`, `${campName(shown.camp)}: ${state}.`);
}
