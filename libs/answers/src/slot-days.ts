import type { Weekday } from '@kidcode/branches';
import { addDays, type SiteDay, weekdayOf } from '@kidcode/school';

import { AFTER, at, find, monthOf, type Reader } from './slot-names';
import { KIDS } from './slot-numbers';
import { askingSentences } from './split';
import { plainText } from './words';

const DAYS = [
  'sunday sun domingo',
  'monday mon lunes',
  'tuesday tue tues martes',
  'wednesday wed miercoles',
  'thursday thu thur thurs jueves',
  'friday fri viernes',
  'saturday sat sabado',
];

const DAY_NAMES = DAYS.map((names) => names.split(' ').flatMap((name) => [name, `${name}s`]));

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const A_DAY = `(?:${DAYS.flatMap((names) => names.split(' ')).join('|')})s?`;
const SOME_DAYS = `(?:${A_DAY}(?: (?:and |or |nor |y |o |ni |los |el )*(?=${A_DAY}))?)+`;
const SOMEBODY =
  '(?:he|she|they|we|i|son|daughter|kids?|child|boy|girl|grandson|granddaughter|ella|hij[oa]|niet[oa])';
const HAS = `${SOMEBODY} (?:also )?(?:has|have|tiene)`;
/** 'Not on Wednesdays', 'Mondays are taken', 'Fridays are soccer for us', 'Wednesdays we have church', 'she has choir on Wednesdays'. */
const OUT = [
  `(?:(?:not|isnt|arent)(?: on)?|except|cant(?: do| make| come)?(?: on)?|no (?:puede\\w*|puedo|podemos)(?: los?| el)?|menos(?: los?| el)?) (?:an? )?${SOME_DAYS}\\b`,
  // 'No Mondays please', but 'no, Monday' names it.
  `no (?:${DAYS.map((names) => names.split(' ')[0]).join('|')})s\\b`,
  `(?:never(?: on)?|without|(?:any|every) day but|anything but|busy(?: on)?|no (?:los?|el)|que no sean?(?: los?| el)?|sin(?: los?| el)?|excepto(?: los?| el)?|nunca(?: los?| el)?) ${SOME_DAYS}\\b`,
  `${SOME_DAYS} no $`,
  `${SOME_DAYS} (?:are |is |esta\\w* )?(?:out|taken|busy|impossible|ocupad\\w+|doesnt work|dont work)\\b`,
  `${SOME_DAYS} (?:is|are) (?!ok|okay|fine|good|best|better|free|great|perfect)\\w+ (?:for|with) (?:us|me|him|her|them)\\b`,
  `${SOME_DAYS} ${HAS} \\w+`,
  `${HAS} (?!(?:\\w+ )?(?:class|free|only|time|libre))(?:\\w+ ){1,3}?(?:on |every |each |los |el )?${SOME_DAYS}\\b`,
].map((pattern) => new RegExp(`\\b${pattern}`));
const OTHER_DAYS = / (?:other|otros?) (?:days?|dias?) /;
/** 'Choir on Thursday till 5': not all day. */
const UNTIL = / (?:till?|until|hasta) /;

const namedIn = (text: string): readonly Weekday[] =>
  WEEK.filter((day) => DAY_NAMES[day]?.some((name) => text.includes(` ${name} `)));

/** Which of the days that are named are taken. */
function takenIn(text: string, named: readonly Weekday[]): readonly Weekday[] {
  if (UNTIL.test(text)) return [];
  const taken = OUT.flatMap((pattern) => namedIn(` ${pattern.exec(text)?.[0] ?? ''} `));
  return taken.length === 0 && OTHER_DAYS.test(text) ? named : taken;
}

/** 'We are free on Tuesdays.' */
const IS_FREE = / (?:free|available|off|libres?) /;

/** Whether days stand in what is told beside a question, and no word says that they suit, or that they are out: 'She has violin on Fridays till 5. What would fit?' */
export function daysAreTold(message: string): boolean {
  const plain = (text: string): string => ` ${plainText(text)} `;
  const [all, asking] = [plain(message), plain(askingSentences(message))];
  const told = namedIn(all);
  return (
    told.length > 0 && namedIn(asking).length === 0 && !IS_FREE.test(all) && takenIn(all, told).length === 0
  );
}

/** The days of the week that are named, by 'today' or 'the weekend', too, without those that are taken. */
export function weekdaysIn(reader: Reader, today: SiteDay): readonly Weekday[] {
  // 'My sun is 6', 'in the sun'; 'we'd like'; 'by Friday' is a deadline.
  const isNone = (name: string) =>
    (name === 'wed' && / wed (?:like|love|prefer|need|want|have|be|also|rather) /.test(reader.text)) ||
    (name === 'sun' && / (?:my|the) sun /.test(reader.text)) ||
    reader.text.includes(` by ${name} `);
  const named = DAY_NAMES.flatMap((names, day) =>
    find(
      reader,
      names.filter((name) => !isNone(name)),
    )
      ? [day as Weekday]
      : [],
  );
  // 'My son now says'
  const now = reader.text.includes(' open ') ? ['now'] : ['right now', 'ahora'];
  if (find(reader, ['today', 'tonight', 'hoy', ...now])) named.push(weekdayOf(today) as Weekday);
  if (find(reader, ['tomorrow', 'manana'])) named.push(weekdayOf(addDays(today, 1)) as Weekday);
  if (find(reader, ['weekend', 'weekends', 'fin de semana', 'fines de semana'])) named.push(6, 0);
  if (find(reader, ['weekday', 'weekdays', 'weeknights', 'during the week', 'entre semana']))
    named.push(1, 2, 3, 4, 5);
  const taken = takenIn(reader.text, named);
  const asked = named.filter((day) => !taken.includes(day));
  // Where only days that are out are named, the others are asked for.
  if (taken.length > 0 && asked.length === 0) return WEEK.filter((day) => !taken.includes(day));
  return [...new Set(asked)];
}

const LAST_MONTH = 12;

/** The months that are named, by a day of theirs, too. */
export function monthsIn(words: readonly string[], days: readonly string[]): readonly number[] {
  const named = words.flatMap((word) => monthOf(word) ?? []);
  const months = [...named, ...days.map((day) => Number(day.slice(0, 2)))];
  if (months.length === 0) return [];
  const isOpen = words.some((word, at) => AFTER.has(word) && monthOf(words[at + 1] ?? '') !== null);
  const [from, to] = [Math.min(...months), isOpen ? LAST_MONTH : Math.max(...months)];
  // From December to January is no span of eleven months.
  if (from === 1 && to === LAST_MONTH) return [...new Set(months)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const isDay = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

/** 'December 24', 'dec 24th', '24 de diciembre'. */
export function daysIn(reader: Reader): readonly string[] {
  return reader.words.flatMap((word, index) => {
    const month = monthOf(word, true);
    if (month === null) return [];
    const isSpanish = at(reader, index - 1) === 'de';
    const step = isSpanish ? -1 : 1;
    const first = index + (isSpanish ? -2 : 1);
    if (!isDay(at(reader, first))) return [];
    // 'el 24 y el 31 de diciembre', 'Dec 24 and 31'
    const joint = at(reader, first + step) === 'el' ? first + 2 * step : first + step;
    const other = ['and', 'or', 'y', 'o'].includes(at(reader, joint)) ? joint + step : -1;
    const isPair = isDay(at(reader, other)) && !KIDS.has(at(reader, other + 1));
    return (isPair ? [other, first] : [first]).map((place) => {
      reader.used.add(index).add(place);
      return `${String(month).padStart(2, '0')}-${at(reader, place).padStart(2, '0')}`;
    });
  });
}
