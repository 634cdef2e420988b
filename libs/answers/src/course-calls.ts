import { agesOf } from '@kidcode/booking';
import { COURSE_FAMILIES } from '@kidcode/current-school';
import { isProgramKey, PROGRAM_FINDER, PROGRAMS, scheduleFor } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { type Asked, type Call, lines, tell } from './call';
import { days } from './say';
import { plainText, wordsOf } from './words';

/** Whether a program is for an age, as stated or advised; null where neither is told. */
export function isFor(program: string, age: number): boolean | null {
  const found = agesOf(program);
  return found === null ? null : found.from <= age && age <= (found.to ?? age);
}

export function agesWords(program: string, asked: Pick<Asked, 'language'>): string {
  const found = agesOf(program);
  if (found === null)
    return tell(
      asked,
      'no age is fixed; the free trial shows whether it fits',
      'sin edad fija; la prueba gratis muestra si conviene',
    );
  const { from, to, isStated } = found;
  const years =
    to === undefined
      ? tell(asked, `from age ${from} on`, `desde los ${from} años`)
      : tell(asked, `ages ${from}-${to}`, `edades ${from}-${to}`);
  return isStated ? years : tell(asked, `advised ${years}`, `se aconseja ${years}`);
}

const PROGRAM_TITLES = PROGRAM_FINDER.programs.map(({ program, title = '' }) => ({
  program,
  title: isProgramKey(program) ? PROGRAMS[program].title : title.replace(/^Monthly /, ''),
}));

/** Words of titles that name nothing by themselves. */
const COMMON = new Set('monthly program kids ai help'.split(' '));

/** For which ages a monthly program is advised that is named by a word of its title; null where none is. */
export function monthlyAges(asked: Asked): string | null {
  const named = PROGRAM_TITLES.filter(({ program, title }) => {
    const own = wordsOf(plainText(title)).filter((word) => !COMMON.has(word));
    return !isProgramKey(program) && own.some((word) => asked.words.includes(word));
  });
  return lines(
    named.map(({ program, title }) => `**${title}**: ${agesWords(program, asked)}.${fits(program, asked)}`),
  );
}

/** Whether a program is for the child that is named: nothing where none is, or no ages are told. */
function fits(program: string, asked: Asked): string {
  const [age] = asked.slots.ages;
  const isFit = age === undefined ? null : isFor(program, age);
  if (isFit === null) return '';
  return isFit
    ? ` ${tell(asked, `That fits age ${age}.`, `Sirve para ${age} años.`)}`
    : ` ${tell(asked, `Age ${age} is outside.`, `${age} años queda fuera.`)}`;
}

/** Of more programs than these the titles alone are told. */
const MOST_WITH_AGES = 1;

/** For which of the programs that a text names a child is old or young enough; null where no age was asked, or the text says it. */
export function ageNote(text: string, asked: Asked): string | null {
  const named = PROGRAM_TITLES.filter(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  const isSaid = (age: number) => new RegExp(`\\b(?:age|Para) ${age}\\b|\\b${age} años`, 'i').test(text);
  const told = asked.slots.ages
    .filter((age) => !isSaid(age))
    .flatMap((age) => {
      const isPupil = age >= BRAND.ages.from && age <= BRAND.ages.to;
      const fit = named.filter(({ program }) => isFor(program, age) === true);
      if (named.length === 0 || !isPupil) return [];
      const isLong = fit.length > MOST_WITH_AGES;
      const titles = fit.map(({ program, title }) =>
        isLong ? title : `${title} (${agesWords(program, asked)})`,
      );
      if (titles.length > 0)
        return [`${tell(asked, `For age ${age}:`, `Para ${age} años:`)} ${titles.join(', ')}.`];
      const [{ program, title }] = named as [(typeof named)[number]];
      const own = `${title} (${agesWords(program, asked)})`;
      return named.length > 1
        ? []
        : [`${tell(asked, `Not for age ${age}:`, `No para ${age} años:`)} ${own}.`];
    });
  return told.length === 0 ? null : told.join(' ');
}

/** Of more courses than these nobody asks what is made in each. */
const MOST_MADE = 4;

const COURSES = COURSE_FAMILIES.flatMap(({ courses }) => courses);

/** The courses that are named beside each other: for whom, what is made in the sample project, ages and days. */
export const compareCourses: Call = (asked) => {
  const { programs, ages: children } = asked.slots;
  if (programs.length < 2) return null;
  return lines(
    programs.map((key) => {
      const { forWhom = '', makes = '' } = COURSES.find((course) => course.key === key) ?? {};
      const about = asked.language === 'en' && forWhom !== '' ? `${forWhom}. ${makes} (sample). ` : '';
      const own = courseAges({ ...asked, slots: { ...asked.slots, programs: [key], ages: children } }) ?? '';
      return own.replace('**: ', `**: ${about}`);
    }),
  );
};

/** What children make in the sample projects of the courses that are spoken of; what is said of all, where none or many are. */
export const courseMakes: Call = (asked) => {
  const { programs } = asked.slots;
  if (asked.language === 'es' || programs.length > MOST_MADE) return null;
  return lines(
    programs.flatMap((key) => {
      const makes = COURSES.find((course) => course.key === key)?.makes ?? '';
      return makes === '' ? [] : [`**${PROGRAMS[key].title}**: ${makes} (sample).`];
    }),
  );
};

/** Which of some courses comes first: what is said of all, and for whom and when those are that are named. */
export const firstCourse: Call = (asked) =>
  asked.slots.programs.length > 0 ? `${asked.written}\n\n${courseAges(asked) ?? ''}` : null;

/** The courses that are named: for which ages, when, and whether the child that was named fits; null where none is named. */
export const courseAges: Call = (asked) => {
  const keys = asked.slots.programs;
  return lines(
    keys.map((key) => {
      const found = agesOf(key);
      const open =
        found === null || found.isStated ? '' : tell(asked, 'no age is fixed; ', 'sin edad fija; ');
      const online = asked.slots.branches.includes('online');
      const { classDays, classTime, timeZone } = scheduleFor(key, { online });
      const where = online ? ` (${tell(asked, 'online', 'en línea')})` : '';
      const when = `${days(classDays, asked.language)} ${classTime} ${timeZone}${where}`;
      return `**${PROGRAMS[key].title}**: ${open}${agesWords(key, asked)}; ${when}.${fits(key, asked)}`;
    }),
  );
};
