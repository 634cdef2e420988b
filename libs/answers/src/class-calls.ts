import { type BranchId, BRANCHES, CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import { COURSE_FAMILIES } from '@kidcode/current-school';
import {
  DEFAULT_ONLINE_CLASS,
  DEFAULT_CLASS_START,
  formatLongDate,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  scheduleFor,
} from '@kidcode/scheduling';

import { type Asked, type Call, dayName, EN_DAYS, lines, tell } from './call';
import { acrossUsa, onlineCamp, onlineCampTime } from './camp-calls';
import { FAR } from './circumstances';
import { isFor } from './course-calls';
import { days } from './say';
import { KINDS } from './slot-names';
import { ANYTHING, type Language, listed, plainText, wordsOf } from './words';

/** Whether a center takes children of the ages that are told. */
const takes =
  ({ ages }: Asked['slots']) =>
  (id: BranchId): boolean => {
    const range = BRANCHES[id].ages;
    return range === null || ages.every((age) => age >= range.from && age <= range.to);
  };

/** 'Is it the same in the other center, too?' */
const ELSEWHERE = new Set('same other both also too igual mismo misma otro otra ambos tambien'.split(' '));

/** 'in the centers', or in those that are named, and in the others, where they are asked for: the timetable is one for all. */
function atCenters(asked: Asked): string {
  const named = asked.slots.branches.filter((id) => id !== 'online');
  if (named.length === 0) return tell(asked, 'in the centers', 'en los centros');
  const isOfAll = asked.words.some((word) => ELSEWHERE.has(word));
  const others = CENTER_IDS.filter((id) => isOfAll && !named.includes(id) && takes(asked.slots)(id));
  const isAll = others.length > 1;
  const also = isAll ? tell(asked, 'the others', 'los demás') : others.map((id) => BRANCHES[id].name).join();
  const place = `${tell(asked, 'in', 'en')} ${listed(
    named.map((id) => BRANCHES[id].name),
    asked.language,
  )}`;
  return also === '' ? place : `${place} ${tell(asked, 'as in', 'igual que en')} ${also}`;
}

/** The same about the centers that take children of the age that is told, where none of those that are named does. */
function takingChildren(asked: Asked): Asked {
  const named = asked.slots.branches.filter((id) => id !== 'online');
  if (named.length === 0 || named.some(takes(asked.slots))) return asked;
  return { ...asked, slots: { ...asked.slots, branches: CENTER_IDS.filter(takes(asked.slots)) } };
}

function classLine(key: ProgramKey, asked: Asked): string {
  const online = asked.slots.branches.includes('online');
  const { classDays, classTime, timeZone } = scheduleFor(key, { online });
  const where = online ? tell(asked, 'online', 'en línea') : atCenters(asked);
  return `**${PROGRAMS[key].title}**: ${days(classDays, asked.language)}, ${classTime} ${timeZone} (${where})`;
}

const meets = (key: ProgramKey, weekday: number): boolean =>
  scheduleFor(key).classDays.includes((EN_DAYS[weekday] ?? '-').slice(0, 3));

/** 'Is there something on Tuesday instead?' */
const MORE = new Set([...ANYTHING, 'else', 'instead', 'other', 'otra', 'otro']);
/** So many days are named by name. */
const DAYS_NAMED = 3;

/** Whether a course meets on the days that are named; most of the week are the days that are left, where one is out. */
const isOn = (key: ProgramKey, weekdays: readonly number[]): boolean =>
  weekdays.length > DAYS_NAMED
    ? EN_DAYS.every((_, day) => !meets(key, day) || weekdays.includes(day))
    : weekdays.some((day) => meets(key, day));

export const schedule: Call = (asked) => {
  const { programs, weekdays, branches, kinds, ages } = asked.slots;
  if (branches.includes('online') && kinds.includes('camps')) return onlineCamp(asked);
  const named = lines(programs.map((key) => classLine(key, asked)));
  // What is named does not meet on the days that are asked for: what does.
  const isForMore =
    (asked.isCarried && !asked.tellsDays) ||
    weekdays.length > DAYS_NAMED ||
    asked.words.some((word) => MORE.has(word));
  const isOut = weekdays.length > 0 && isForMore && !programs.some((key) => isOn(key, weekdays));
  if (named !== null && isOut) return `${named}\n\n${onDays(asked)}`;
  if (named !== null) {
    const others = ages.filter((age) => programs.every((key) => isFor(key, age) === false));
    if (others.length === 0 || others.length === ages.length) return named;
    return `${named}\n\n${onDays({ ...asked, slots: { ...asked.slots, ages: others } })}`;
  }
  if (branches.includes('online'))
    return classLine(PROGRAM_KEYS[0], asked).replace(
      /^\*\*[^*]+\*\*/,
      tell(asked, '**Online courses**', '**Cursos en línea**'),
    );
  return onDays(asked);
};

/** 'After 5', 'at 4:30', 'antes de las 4': an hour of the afternoon. */
const CLOCK =
  / (after|from|past|until|till|by|before|at|out at|despues de las|a partir de las|antes de las|a las) (\d{1,2})(?: (00|15|30|45))?(?! ?(?:years?|weeks?|months?|days?|kids|grade|anos|semanas|\d)\b)/g;
const UP_TO = new Set(['by', 'before', 'antes de las']);
/** 'I don't get out before 4:30.' */
const NOT_BEFORE = / (?:not|dont|doesnt|cant|cannot|no|isnt|wont) (?:\w+ ){0,7}(?:before|antes de las) /;
/** 'They get out of school at 3:45.' */
const ENDS_THEN = / (?:gets?|get|is|are|salen?|till|until) (?:out|off|done)|school|work|trabajo|escuela/;

const minutesOf = (hour: number, minutes: number): number => (hour < 8 ? hour + 12 : hour) * 60 + minutes;

/** In more words than these an hour 'at' which something is may be that of something else. */
const MOST_WITH_HOUR = 10;

/** Whether a course begins at the hours that suit, where some are told in the question or else before it. */
function beginsThen({ own, words, slots }: Asked): (key: ProgramKey) => boolean {
  const ownText = ` ${own.join(' ')} `;
  const [said] = ownText.matchAll(CLOCK);
  const text = said === undefined ? ` ${words.join(' ')} ` : ownText;
  const [, how = '', hour, minutes = '0'] = said ?? [...text.matchAll(CLOCK)].at(-1) ?? [];
  const isAt = how === 'at' || how === 'a las';
  // 'Band on Mondays till 5' says nothing of Tuesdays.
  const isOfDay = ['until', 'till'].includes(how) && slots.weekdays.length > 0;
  const isOfOther = isOfDay || (isAt && own.length > MOST_WITH_HOUR);
  if (hour === undefined || Number(hour) > 12 || isOfOther) return () => true;
  const told = minutesOf(Number(hour), Number(minutes));
  const isUpTo = UP_TO.has(how) && !NOT_BEFORE.test(text);
  const isExact = isAt && !ENDS_THEN.test(text);
  return (key) => {
    const [, h, m] = /(\d+):(\d+)/.exec(scheduleFor(key).classTime) ?? [];
    const begins = minutesOf(Number(h), Number(m));
    if (isUpTo) return begins < told || (how === 'by' && begins === told);
    return isExact ? begins === told : begins >= told;
  };
}

/** Words of a family's title that all courses share. */
const OF_ALL = new Set('and code written first steps'.split(' '));

/** The courses of the families that are named: 'the robot classes', 'AI courses'. */
function ofFamilies({ words }: Asked): readonly ProgramKey[] {
  const isNamed = (name: string): boolean => {
    const stem = name.replace(/s$/, '');
    const begins = (word: string) =>
      word === stem || word === name || (stem.length > 4 && word.startsWith(stem));
    return !OF_ALL.has(name) && words.some(begins);
  };
  const named = COURSE_FAMILIES.filter(({ title }) => wordsOf(plainText(title)).some(isNamed));
  const keys = named.flatMap(({ courses }) => courses.map(({ key }): string => key));
  return PROGRAM_KEYS.filter((key) => keys.includes(key));
}

/** The courses that suit the children who are told of, on the days that are named. */
function onDays(asked: Asked): string {
  const { ages: children } = asked.slots;
  const weekdays = asked.tellsDays ? [] : asked.slots.weekdays;
  const forThem = PROGRAM_KEYS.filter(
    (key) => children.length === 0 || children.some((age) => isFor(key, age) !== false),
  );
  const suited = forThem.length === 0 ? PROGRAM_KEYS : forThem;
  const onDay = suited.filter((key) => weekdays.length === 0 || isOn(key, weekdays));
  // An hour that was told before still holds.
  const then = onDay.filter(beginsThen(asked));
  const isThen = (key: ProgramKey) => (then.length > 0 ? then : onDay).includes(key);
  // Where none of the family is on these days, what else is.
  const named = ofFamilies(asked).filter((key) => suited.includes(key) && isThen(key));
  const found = named.length > 0 ? named : suited.filter(isThen);
  const { classDays, classTime } = DEFAULT_ONLINE_CLASS;
  const online = HAS_ONLINE
    ? `. ${tell(asked, 'Online', 'En línea')}: ${days(classDays, asked.language)} ${classTime}`
    : '';
  const isOnline =
    HAS_ONLINE && weekdays.some((day) => classDays.includes((EN_DAYS[day] ?? '-').slice(0, 3)));
  if (found.length === 0) {
    const who = children.join(', ');
    const on = (language: Language, or: string) => weekdays.map((day) => dayName(day, language)).join(or);
    const none = tell(
      asked,
      `The timetable has no class${who === '' ? '' : ` for age ${who}`} on ${on('en', ' or ')}`,
      `No hay clases${who === '' ? '' : ` para ${who} años`} el ${on('es', ' ni el ')}`,
    );
    return isOnline ? `${none}${tell(asked, ' in the centers', ' en los centros')}${online}.` : `${none}.`;
  }
  const isNone = then.length === 0 && onDay.length > 0;
  const none = isNone
    ? `${tell(asked, 'None in the centers begins then.', 'Ninguna en los centros empieza a esa hora.')} `
    : '';
  const times = found.map(
    (key) =>
      `${PROGRAMS[key].title} ${days(scheduleFor(key).classDays, asked.language)} ${scheduleFor(key).classTime}`,
  );
  const where = atCenters(takingChildren(asked));
  return `${none}${where.slice(0, 1).toUpperCase()}${where.slice(1)}: ${times.join('; ')}${online}.`;
}

export const startDates: Call = (asked) =>
  tell(
    asked,
    `The timetable began on ${formatLongDate(DEFAULT_CLASS_START)}; ask which group takes new children next. The core program can be joined at any time.`,
    `Las clases del horario empezaron el ${formatLongDate(DEFAULT_CLASS_START)}; pregunte qué grupo recibe niños. Al programa básico se entra en cualquier momento.`,
  );

/** The online class on the clocks of the country. */
export const timesElsewhere: Call = (asked) => {
  if (!HAS_ONLINE) return null;
  const { slots, words, language, circumstances } = asked;
  // 'What time would your regular online class be' names no camp, whatever month stands in it.
  const isOfClass = words.some((word) => (KINDS.classes ?? []).includes(word));
  const isOfCamp = slots.kinds.includes('camps') || (slots.seasons.length > 0 && !isOfClass);
  const camp = isOfCamp ? onlineCampTime(circumstances.today) : null;
  const { classDays, classTime } = DEFAULT_ONLINE_CLASS;
  const what =
    camp === null
      ? `${tell(asked, 'Online classes', 'Clases en línea')}, ${days(classDays, language)}`
      : `${tell(asked, 'Online camps', 'Campamentos en línea')}, ${camp.days}`;
  return `${asked.written} ${what}: ${acrossUsa(camp?.time ?? classTime)}.`;
};

/** When the online classes are; for a family far away, on its clock, too. */
export const onlineTimes: Call = (asked) => (asked.slots.place === FAR ? timesElsewhere(asked) : null);
