import { findTopic, leadingIfAny, matchPrograms, NO_WISH } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import { coursesAhead, isProgramKey, ONLINE_CAMP, type ProgramKey } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { type Asked, type Call, tell } from './call';
import type { Circumstances } from './circumstances';
import { agesWords, courseAges, isFor, monthlyAges } from './course-calls';
import type { Slots } from './slots';
import { isInAges, wordsOf } from './words';

/** Of the courses that are named, and of the centers beside them; of the school where none is. */
export const ages: Call = (asked) => {
  const { programs, branches } = asked.slots;
  const isOfCourses = programs.length > 0;
  const centers = CENTERS.flatMap(({ id, name, ages: stated }) =>
    stated === null || (isOfCourses && !branches.includes(id)) ? [] : [`${name} ${stated.from}-${stated.to}`],
  );
  if (isOfCourses) return [courseAges(asked), ...centers.map((center) => `${center}.`)].join('\n\n');
  const { from, to } = BRAND.ages;
  const camp = leadingIfAny(asked.circumstances.today)?.camp;
  const groups = camp?.groups.map(({ name, ages: years }) => `${name} ${years}`).join(', ');
  const camps =
    camp === undefined ? [] : [`${tell(asked, 'camps', 'campamentos')} ${camp.ages} (${groups ?? ''})`];
  const online =
    ONLINE_CAMP.ages === ''
      ? []
      : [`${tell(asked, 'online camps', 'campamentos en línea')} ${ONLINE_CAMP.ages}`];
  const parts = [...centers, ...camps, ...online];
  const more = parts.length > 0 ? ` ${parts.join('; ')}.` : '';
  return `${tell(asked, 'The school is for ages', 'La escuela es para niños de')} ${from}-${to}.${more}`;
};

const outside = ({ slots }: Asked): number | null =>
  slots.ages.find((age) => age < BRAND.ages.from || age > BRAND.ages.to) ?? null;

/** Words that say that a child has not begun. */
const NEW_TO_IT = new Set('never beginner new zero nunca principiante cero'.split(' '));
/** 'He knows a little Scratch' is no wish for more of it. */
const KNOWN =
  / (?:knows?|did|done|tried|finished|learned|sabe|conoce|hizo) (?:a |some |un |poco |de |little |bit |of ){0,4}\w+ /;

/** The subjects that are wished for. */
const interestsIn = (words: readonly string[]): readonly string[] => {
  const topicsOf = (some: readonly string[]) => [...new Set(some.flatMap((word) => findTopic(word) ?? []))];
  const wished = topicsOf(wordsOf(` ${words.join(' ')} `.replace(KNOWN, ' ').trim()));
  return wished.length > 0 ? wished : topicsOf(words);
};

/** The programs that are advised to the children who are told of, by what they like. */
const advisedTo = (slots: Slots, words: readonly string[], { branch }: Circumstances) => {
  const interests = interestsIn(words);
  const experience = words.some((word) => NEW_TO_IT.has(word)) ? ('none' as const) : null;
  const wish = { ...NO_WISH, place: slots.branches[0] ?? branch, experience };
  return (age: number | null) => {
    const liked = matchPrograms({ ...wish, age, interests }).programs;
    // What one child likes may be for none of the age of the other.
    return liked.length > 0 ? liked : matchPrograms({ ...wish, age }).programs;
  };
};

/** The courses that are advised to the one child that is told of. */
export const advisedCourses = (
  slots: Slots,
  words: readonly string[],
  circumstances: Circumstances,
): readonly ProgramKey[] => {
  const [age = null, ...others] = slots.ages;
  const advised = others.length > 0 ? [] : advisedTo(slots, words, circumstances)(age);
  return advised.map(({ program }) => program).filter(isProgramKey);
};

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
  if (slots.ages.length === 0 && interestsIn(words).length === 0)
    return tell(
      asked,
      'It depends on age and interests: answer three questions at [Find a Program](/find-a-program), or book a [free consultation](/?dialog=consultation).',
      'Depende de la edad y los intereses: responda tres preguntas en [Find a Program](/find-a-program) o reserve una [consulta gratis](/?dialog=consultation).',
    );
  const place = slots.branches[0] ?? asked.circumstances.branch;
  const advised = advisedTo(slots, words, asked.circumstances);
  const groups = leadingIfAny(asked.circumstances.today)?.camp.groups ?? [];
  const forAge = (age: number | null): readonly string[] => {
    const told = advised(age).map(({ program, title }) => `**${title}** (${agesWords(program, asked)})`);
    const isAtCamp = (years: string): boolean => age !== null && isInAges(age, years);
    // The groups are of the camps in the centers.
    if (place === 'online') {
      const suiting = coursesAhead(asked.circumstances.today).filter(({ ageRange }) => isAtCamp(ageRange));
      const named = suiting.map(({ title, ageRange }) => `${title} (${ageRange})`);
      return [...told, ...named.map((row) => `${tell(asked, 'Online camp', 'Campamento en línea')}: ${row}`)];
    }
    const group = groups.find(({ ages: years }) => isAtCamp(years));
    return group === undefined
      ? told
      : [...told, `${tell(asked, 'Camps: group', 'Campamentos: grupo')} ${group.name} (${group.ages})`];
  };
  const heading = (age: number) =>
    tell(asked, `For age ${age}, for example:`, `Para ${age} años, por ejemplo:`);
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

/** In which groups of the camps children of the ages that are named are. */
export const campGroups: Call = (asked) => {
  const groups = leadingIfAny(asked.circumstances.today)?.camp.groups ?? [];
  const own = asked.slots.ages.flatMap((age) => {
    const group = groups.find(({ ages: years }) => isInAges(age, years));
    return group === undefined ? [] : [{ age, name: group.name }];
  });
  if (own.length === 0) return null;
  const names = new Set(own.map(({ name }) => name));
  const each = own.map(({ age, name }) => `${tell(asked, 'age', 'edad')} ${age}: ${name}`).join(', ');
  const same =
    names.size === 1
      ? tell(asked, 'the same group', 'el mismo grupo')
      : tell(asked, 'two groups', 'dos grupos');
  return `${asked.written}\n\n${each}${own.length > 1 ? ` (${same})` : ''}.`;
};

/** Of the courses that are named, and what else suits a child that none of them is for; else what suits the child, or the ages of the school. */
export const courseAge: Call = (asked) => {
  const { programs, ages: children } = asked.slots;
  const named = courseAges(asked);
  if (named === null) return monthlyAges(asked) ?? (children.length > 0 ? which(asked) : ages(asked));
  const [age] = children;
  if (age === undefined || outside(asked) !== null || programs.some((key) => isFor(key, age) !== false))
    return named;
  return `${named}\n\n${which({ ...asked, words: [], slots: { ...asked.slots, ages: [age] } })}`;
};
