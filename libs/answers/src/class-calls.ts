import { agesOf, findTopic, leadingShown, matchPrograms, NO_WISH } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import {
  CORE_LEVELS,
  DEFAULT_CLASS_START,
  formatLongDate,
  isProgramKey,
  ONLINE_CAMP,
  PROGRAM_FINDER,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  scheduleFor,
} from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { type Asked, type Call, dayName, EN_DAYS, lines, tell } from './call';
import { days } from './say';
import { numberIn, ORDINALS } from './slot-numbers';
import { isInAges } from './words';

function classLine(key: ProgramKey, asked: Asked): string {
  const online = asked.slots.branches.includes('online');
  const { classDays, classTime, timeZone } = scheduleFor(key, { online });
  const where = online ? tell(asked, 'online', 'en línea') : tell(asked, 'in the centers', 'en los centros');
  return `**${PROGRAMS[key].title}**: ${days(classDays, asked.language)}, ${classTime} ${timeZone} (${where})`;
}

/** Whether a program is for an age, as stated or advised; null where neither is told. */
function isFor(program: string, age: number): boolean | null {
  const found = agesOf(program);
  return found === null ? null : found.from <= age && age <= (found.to ?? age);
}

const meets = (key: ProgramKey, weekday: number): boolean =>
  scheduleFor(key).classDays.includes((EN_DAYS[weekday] ?? '-').slice(0, 3));

export const schedule: Call = (asked) => {
  const { programs, weekdays, branches, ages: children } = asked.slots;
  if (programs.length > 0) return lines(programs.map((key) => classLine(key, asked)));
  if (branches.includes('online'))
    return classLine(PROGRAM_KEYS[0], asked).replace(
      /^\*\*[^*]+\*\*/,
      tell(asked, '**Online courses**', '**Cursos en línea**'),
    );
  const forThem = PROGRAM_KEYS.filter(
    (key) => children.length === 0 || children.some((age) => isFor(key, age) !== false),
  );
  const suited = forThem.length === 0 ? PROGRAM_KEYS : forThem;
  const onDays =
    weekdays.length === 0 ? suited : suited.filter((key) => weekdays.some((day) => meets(key, day)));
  if (onDays.length === 0)
    return tell(
      asked,
      `The timetable has no class on ${weekdays.map((day) => dayName(day, 'en')).join(' or ')}.`,
      `No hay clases el ${weekdays.map((day) => dayName(day, 'es')).join(' ni el ')}.`,
    );
  return onDays
    .map(
      (key) =>
        `${PROGRAMS[key].title} ${days(scheduleFor(key).classDays, asked.language)} ${scheduleFor(key).classTime}`,
    )
    .join('; ');
};

export const startDates: Call = (asked) =>
  tell(
    asked,
    `The timetable began on ${formatLongDate(DEFAULT_CLASS_START)}; ask which group takes new children next. The core program can be joined at any time.`,
    `Las clases del horario empezaron el ${formatLongDate(DEFAULT_CLASS_START)}; pregunte qué grupo recibe niños. Al programa básico se entra en cualquier momento.`,
  );

/** The number of a month, a level: 'month 4', 'the fourth month'. */
function numberOf(words: readonly string[], nouns: readonly string[]): number | null {
  const found = words.findIndex((word) => nouns.includes(word));
  return numberIn(words[found + 1] ?? '') ?? ORDINALS.get(words[found - 1] ?? '') ?? null;
}

/** What is made in the month or level that is named. */
export const coreLevel: Call = ({ words }) => {
  const level = CORE_LEVELS[(numberOf(words, ['month', 'level', 'mes', 'nivel']) ?? 0) - 1];
  return level === undefined ? null : `**${level.level}. ${level.title}**: ${level.makes}.`;
};

/** Of the courses that are named; of the school where none is. */
export const ages: Call = (asked) => {
  if (asked.slots.programs.length > 0) return courseAge(asked);
  const { from, to } = BRAND.ages;
  const { camp: leading } = leadingShown(asked.circumstances.today);
  const centers = CENTERS.flatMap(({ name, ages: stated }) =>
    stated === null ? [] : [`${name} ${stated.from}-${stated.to}`],
  );
  const groups = leading.groups.map(({ name, ages: years }) => `${name} ${years}`).join(', ');
  const online =
    ONLINE_CAMP.ages === ''
      ? ''
      : `; ${tell(asked, 'online camps', 'campamentos en línea')} ${ONLINE_CAMP.ages}`;
  return `${tell(asked, 'The school is for ages', 'La escuela es para niños de')} ${from}-${to}. ${[...centers, `${tell(asked, 'camps', 'campamentos')} ${leading.ages} (${groups})`].join('; ')}${online}.`;
};

const outside = ({ slots }: Asked): number | null =>
  slots.ages.find((age) => age < BRAND.ages.from || age > BRAND.ages.to) ?? null;

function agesWords(program: string, asked: Asked): string {
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

/** Words that say that a child has not begun. */
const NEW_TO_IT = new Set('never beginner new zero nunca principiante cero'.split(' '));

export const which: Call = (asked) => {
  const { slots, words } = asked;
  const wrong = outside(asked);
  if (wrong !== null) {
    const { from, to } = BRAND.ages;
    return tell(
      asked,
      `Classes and camps are for ages ${from} to ${to}, not for age ${wrong}. You may ask us.`,
      `Las clases y campamentos son de ${from} a ${to} años, no para ${wrong}. Puede preguntarnos.`,
    );
  }
  const interests = [...new Set(words.flatMap((word) => findTopic(word) ?? []))];
  if (slots.ages.length === 0 && interests.length === 0)
    return tell(
      asked,
      'It depends on age and interests: answer three questions at [Find a Program](/find-a-program), or book a [free consultation](/?dialog=consultation).',
      'Depende de la edad y los intereses: responda tres preguntas en [Find a Program](/find-a-program) o reserve una [consulta gratis](/?dialog=consultation).',
    );
  const place = slots.branches[0] ?? asked.circumstances.branch;
  const experience = words.some((word) => NEW_TO_IT.has(word)) ? 'none' : null;
  const { groups } = leadingShown(asked.circumstances.today).camp;
  const forAge = (age: number | null): readonly string[] => {
    const { programs } = matchPrograms({ ...NO_WISH, age, interests, place, experience });
    const told = programs.map(({ program, title }) => `**${title}** (${agesWords(program, asked)})`);
    const group = groups.find(({ ages: years }) => age !== null && isInAges(age, years));
    return group === undefined
      ? told
      : [...told, `${tell(asked, 'Camps: group', 'Campamentos: grupo')} ${group.name} (${group.ages})`];
  };
  const heading = (age: number) => tell(asked, `For age ${age}:`, `Para ${age} años:`);
  const [age, ...others] = slots.ages;
  if (age === undefined)
    return `${tell(asked, 'For these interests:', 'Para esos intereses:')}\n\n${forAge(null)
      .map((row) => `- ${row}`)
      .join('\n')}`;
  if (others.length === 0)
    return `${heading(age)}\n\n${forAge(age)
      .map((row) => `- ${row}`)
      .join('\n')}`;
  return slots.ages.map((one) => `- ${heading(one)} ${forAge(one).join('; ')}`).join('\n');
};

const PROGRAM_TITLES = PROGRAM_FINDER.programs.map(({ program, title = '' }) => ({
  program,
  title: isProgramKey(program) ? PROGRAMS[program].title : title.replace(/^Monthly /, ''),
}));

/** Of more programs than these the titles alone are told. */
const MOST_WITH_AGES = 3;

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
      const [{ program }] = named as [(typeof named)[number]];
      return named.length > 1
        ? []
        : [`${tell(asked, `Not for age ${age}:`, `No para ${age} años:`)} ${agesWords(program, asked)}.`];
    });
  return told.length === 0 ? null : told.join(' ');
}

/** Which of some courses comes first: what is said of all, and for whom and when those are that are named. */
export const firstCourse: Call = (asked) =>
  asked.slots.programs.length > 0 ? `${asked.written}\n\n${courseAge(asked) ?? ''}` : null;

export const courseAge: Call = (asked) => {
  const keys = asked.slots.programs;
  if (keys.length === 0) return asked.slots.ages.length > 0 ? which(asked) : ages(asked);
  const [age] = asked.slots.ages;
  return lines(
    keys.map((key) => {
      const found = agesOf(key);
      const fits =
        age === undefined || found === null
          ? ''
          : isFor(key, age) === true
            ? ` ${tell(asked, `That fits age ${age}.`, `Sirve para ${age} años.`)}`
            : ` ${tell(asked, `Age ${age} is outside.`, `${age} años queda fuera.`)}`;
      const open =
        found === null || found.isStated ? '' : tell(asked, 'no age is fixed; ', 'sin edad fija; ');
      const { classDays, classTime, timeZone } = scheduleFor(key);
      const when = `${days(classDays, asked.language)} ${classTime} ${timeZone}`;
      return `**${PROGRAMS[key].title}**: ${open}${agesWords(key, asked)}; ${when}.${fits}`;
    }),
  );
};
