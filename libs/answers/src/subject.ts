import { CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import type { AnswerCard } from '@kidcode/school';

import { FAR } from './circumstances';
import type { Nearness } from './nearest';
import { KINDS } from './slot-names';
import { numberIn, ORDINALS, WHOLE } from './slot-numbers';
import { mergeSlots, MOST_WISHED, NO_SLOTS, type Slots } from './slots';
import { JUST, NEXT } from './words';

/** What a question asks, without what it asks it about; what it does not say itself was said before. */
export type Said = { ask: string; about: string };

/** What a conversation is: the last question in plain words, the one before it that it leans on, its card and its slots. */
export type State = Said & { plain: string; topic: string; card: number; slots: Slots };

/** What each card is about. */
export type Subjects = readonly ReadonlySet<string>[];

/** What it counts after a turn that a card is about something else, or about the same. */
const OTHER_SUBJECT = -3;
const SAME_SUBJECT = 3;

/** Words of what a question or a card is about; most are classes of a kind. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  camps: 'camp camps campamento campamentos',
  classes: `${[...(KINDS.monthly ?? []), ...(KINDS.classes ?? [])].join(' ')} program programs programa programas`,
  monthly: (KINDS.monthly ?? []).join(' '),
  courses: 'course courses specialized curso cursos especializado especializados',
  party: (KINDS.party ?? []).join(' '),
  trial: (KINDS.trial ?? []).join(' '),
  night: 'night noche',
  work: 'hiring job jobs careers work trabajo vacantes contratando',
  club: 'club',
  math: 'math maths matematicas',
  homework: 'homework tarea',
  franchise: 'franchise franquicia',
  schools: 'schools workshop taller escuelas',
};
/** Monthly programs, and what classes are. */
const MONTHLY = ['club', 'math', 'homework'];
const OF_CLASSES = ['classes', 'monthly', 'courses'];

/** Pages about one thing: whoever reads on there has asked about that thing. */
const OWN_PAGE =
  /^\/(?:\?dialog=consultation|privacy-policy|careers|franchise|school-partnership|programs\/in-center\/(?:additional\/)?[\w-]+)(?=#|$)/;

/** What a card is about: what its question names, and the page about one thing that it leads to. */
export function subjectsOfCard(plain: string, read: string | null, slots: Slots): ReadonlySet<string> {
  const page = OWN_PAGE.exec(read ?? '')?.[0];
  return new Set([...subjectsOf(plain, slots), ...(page === undefined ? [] : [page])]);
}

/** Camps at home are others than those in the centers. */
export const HOME_CAMPS = 'online camps';

const isHome = (branches: Slots['branches']): boolean => branches.join() === 'online';

const ofHome = (about: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...about].map((one) => (one === 'camps' ? HOME_CAMPS : one)));

/** What a plain text and its slots are about. */
export function subjectsOf(plain: string, { seasons, programs, branches }: Slots): ReadonlySet<string> {
  const words = new Set(plain.split(' '));
  const about = new Set(
    Object.entries(SUBJECTS).flatMap(([subject, names]) =>
      names.split(' ').some((name) => words.has(name)) ? [subject] : [],
    ),
  );
  if (seasons.length > 0) about.add('camps');
  if (MONTHLY.some((one) => about.has(one))) about.add('monthly');
  if (programs.length > 0) about.add('courses');
  if (OF_CLASSES.some((one) => about.has(one))) about.add('classes');
  if (['camps', 'trial', 'party', 'franchise', 'schools', 'night', 'work'].some((one) => about.has(one)))
    for (const one of OF_CLASSES) about.delete(one);
  return isHome(branches) ? ofHome(about) : about;
}

/** Whether a few words say themselves what they are about: a party, but not 'in the camp'. */
export const namesOwn = (plain: string): boolean =>
  [...subjectsOf(plain, NO_SLOTS)].some((one) => one !== 'camps' && !OF_CLASSES.includes(one));

/** What a conversation is about: its last card and its slots, or what was asked. */
export function subjectsBefore(
  subjects: Subjects,
  { plain, topic, card, slots }: Omit<State, keyof Said>,
): ReadonlySet<string> {
  // A part of the same message has no card yet.
  if (card < 0) return subjectsOf(`${topic} ${plain}`, slots);
  const own = subjects[card] ?? new Set();
  const told = new Set([...subjectsOf('', slots), ...own]);
  // A camp may teach what a course does, too.
  if (own.has('camps') && !own.has('classes')) for (const one of OF_CLASSES) told.delete(one);
  if (told.size > 0) return isHome(slots.branches) ? ofHome(told) : told;
  return subjectsOf(`${topic} ${plain}`, NO_SLOTS);
}

/** A question that names no subject stays with that of the conversation: cards about it count more, cards about another one less. */
export function onSubject(subjects: Subjects, before: ReadonlySet<string>, near: Nearness): Nearness {
  if (before.size === 0) return near;
  return near.map((score, card) => {
    const about = subjects[card] ?? new Set();
    if (about.size === 0) return score;
    const common = [...about].filter((one) => before.has(one)).length;
    if (common > 0) return score + (SAME_SUBJECT * common) / (about.size + before.size - common);
    // Whatever was spoken of may be tried first.
    return about.size === 1 && about.has('trial') ? score : score + OTHER_SUBJECT;
  });
}

/** What is no camp in a center. */
const NO_CAMP = [HOME_CAMPS, 'night', 'party', 'work', 'franchise', 'schools'];

/** Who names a camp asks about no party, and where lessons at home are not named, not about those. */
export const ofCampsAlone = (subjects: Subjects, near: Nearness): Nearness =>
  near.map((score, card) =>
    NO_CAMP.some((one) => subjects[card]?.has(one) === true) ? score + OTHER_SUBJECT : score,
  );

/** Whether a card is about nothing that the conversation is about: 'how much does it cost' after camps. */
export const isElsewhere = (subjects: Subjects, card: number, before: ReadonlySet<string>): boolean =>
  ![...(subjects[card] ?? [])].some((one) => before.has(one));

/** What was answered for lessons at home stays about them. */
export function atHome(
  { cards, slots }: { cards: readonly AnswerCard[]; slots: readonly Slots[] },
  state: State,
): State {
  const isNear = state.slots.place !== null && state.slots.place !== FAR;
  if (state.slots.branches.length > 0 || !HAS_ONLINE || isNear) return state;
  const isFar = cards[state.card]?.scope === FAR;
  // What is held in the centers is not, though its question names lessons at home.
  const isHeld = cards[state.card]?.read?.startsWith('/programs/in-center') === true;
  if (!isFar && (isHeld || !isAboutHome({ slots }, state.card))) return state;
  const place = isFar ? FAR : state.slots.place;
  return { ...state, slots: { ...state.slots, branches: ['online'], place } };
}

/** Whether a card's own question names lessons or camps at home. */
export const isAboutHome = ({ slots }: { slots: readonly Slots[] }, card: number): boolean =>
  isHome(slots[card]?.branches ?? []);

const WHICH = new Set(['which', 'cual']);
const ONE_OF = new Set(['one', 'center', 'location', 'centro', 'de']);

/** 'Which one is open on Sunday?' asks about all centers, whichever was spoken of. */
export function ofEachCenter(own: Slots, { branches }: Slots, words: readonly string[]): Slots {
  const asksWhich = words.some((word, at) => WHICH.has(word) && ONE_OF.has(words[at + 1] ?? ''));
  return asksWhich && own.branches.length === 0 && branches.length > 0
    ? { ...own, branches: CENTER_IDS }
    : own;
}

const NOR = new Set('or nor ni o'.split(' '));

/** What a follow-up names by what was named before: 'the other one' of two centers, 'the one after' a week. */
export function turned(own: Slots, { branches, weeks, weekdays }: Slots, words: readonly string[]): Slots {
  // 'Or Tuesdays' after 'not on Mondays': out, too.
  const isMoreOut = weekdays.length > MOST_WISHED && NOR.has(words[0] ?? '') && own.weekdays.length > 0;
  if (isMoreOut) return { ...own, weekdays: weekdays.filter((day) => !own.weekdays.includes(day)) };
  const isOther = words.some((word) => word === 'other' || word.startsWith('otr'));
  if (isOther && own.branches.length === 0 && branches.length === 1)
    return { ...own, branches: CENTER_IDS.filter((id) => !branches.includes(id)) };
  // 'And the other one?' after one of two weeks.
  const week = weeks?.kind === 'numbers' && weeks.numbers.length === 1 ? weeks.numbers[0] : undefined;
  if (isOther && own.weeks === null && (week === 1 || week === 2))
    return { ...own, weeks: { kind: 'numbers', numbers: [3 - week] } };
  const ordinal = words.flatMap((word) => ORDINALS.get(word) ?? [])[0];
  if (own.weeks === null && own.kids === null && weeks !== null && ordinal !== undefined)
    return { ...own, weeks: { kind: 'numbers', numbers: [ordinal] } };
  // 'Y una nada más'
  // But not the age of a brother: 'and if he comes too? He is 7'.
  const count = words.flatMap((word) => numberIn(word) ?? []).find((number) => !own.ages.includes(number));
  if (own.weeks === null && weeks !== null && count !== undefined && words.some((word) => JUST.has(word)))
    return { ...own, weeks: { kind: 'count', count } };
  if (own.weeks === null && weeks !== null && words.some((word) => WHOLE.has(word)))
    return { ...own, weeks: { kind: 'all' } };
  if (own.weeks === null && weeks?.kind === 'numbers' && words.some((word) => NEXT.has(word)))
    return { ...own, weeks: { kind: 'numbers', numbers: weeks.numbers.map((number) => number + 1) } };
  return own;
}

/** What was said of a camp is left behind by whoever asks about a course or a party next. */
export function leftFor(before: Slots, about: ReadonlySet<string>): Slots {
  const isOfCamps = about.size === 0 || about.has('camps') || about.has(HOME_CAMPS);
  return isOfCamps ? before : { ...before, seasons: [], weeks: null, length: null, days: [], months: [] };
}

/** What a family has said stays, whatever is asked next: its children, its place, the center and the camp that it named. */
export function withFamily(before: Slots, own: Slots): Slots {
  const { ages, kids, seasons, place } = before;
  const branches = place === FAR ? before.branches : before.branches.filter((id) => id !== 'online');
  return mergeSlots({ ...NO_SLOTS, ages, kids, seasons, branches, place }, own);
}

const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

/** What two questions with one answer ask about: 'when is ScratchJr, and when is Scratch?'. */
export function unitedSlots(one: Slots, other: Slots): Slots {
  const weeks =
    one.weeks?.kind === 'numbers' && other.weeks?.kind === 'numbers'
      ? { ...one.weeks, numbers: union(one.weeks.numbers, other.weeks.numbers) }
      : (one.weeks ?? other.weeks);
  return {
    ...one,
    weeks,
    seasons: union(one.seasons, other.seasons),
    programs: union(one.programs, other.programs),
    branches: union(one.branches, other.branches),
    ages: union(one.ages, other.ages),
  };
}
