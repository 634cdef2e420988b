import { HAS_ONLINE } from '@kidcode/branches';
import type { AnswerCard } from '@kidcode/school';

import { FAR } from './circumstances';
import type { Nearness } from './nearest';
import { KINDS } from './slot-names';
import { NO_SLOTS, type Slots } from './slots';

/** What a conversation is: the last question in plain words, the one before it that it leans on, its card and its slots. */
export type State = { plain: string; topic: string; card: number; slots: Slots };

/** What each card is about. */
export type Subjects = readonly ReadonlySet<string>[];

/** What it counts after a turn that a card is about something else, or about the same. */
const OTHER_SUBJECT = -3;
const SAME_SUBJECT = 3;

/** Words of what a question or a card is about; most are classes of a kind. */
const SUBJECTS: Readonly<Record<string, string>> = {
  camps: 'camp camps campamento campamentos',
  classes: `${[...(KINDS.monthly ?? []), ...(KINDS.classes ?? [])].join(' ')} program programs programa programas`,
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
const OF_CLASSES = ['club', 'math', 'homework'];

/** Pages about one thing: whoever reads on there has asked about that thing. */
const OWN_PAGE =
  /^\/(?:\?dialog=consultation|careers|franchise|school-partnership|programs\/in-center\/(?:additional\/)?[\w-]+)(?=#|$)/;

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
  if (programs.length > 0 || OF_CLASSES.some((one) => about.has(one))) about.add('classes');
  if (['camps', 'trial', 'party', 'franchise', 'schools', 'night', 'work'].some((one) => about.has(one)))
    about.delete('classes');
  return isHome(branches) ? ofHome(about) : about;
}

/** What a conversation is about: its last card and its slots, or what was asked. */
export function subjectsBefore(
  subjects: Subjects,
  { plain, topic, card, slots }: State,
): ReadonlySet<string> {
  // A part of the same message has no card yet.
  if (card < 0) return subjectsOf(`${topic} ${plain}`, slots);
  const own = subjects[card] ?? new Set();
  const told = new Set([...subjectsOf('', slots), ...own]);
  // A camp may teach what a course does, too.
  if (own.has('camps') && !own.has('classes')) told.delete('classes');
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

/** Whether a card is about nothing that the conversation is about: 'how much does it cost' after camps. */
export const isElsewhere = (subjects: Subjects, card: number, before: ReadonlySet<string>): boolean =>
  ![...(subjects[card] ?? [])].some((one) => before.has(one));

/** What was answered for lessons at home stays about them. */
export function atHome(
  { cards, slots }: { cards: readonly AnswerCard[]; slots: readonly Slots[] },
  state: State,
): State {
  if (state.slots.branches.length > 0 || !HAS_ONLINE) return state;
  const isFar = cards[state.card]?.scope === FAR;
  // What is held in the centers is not, though its question names lessons at home.
  const isHeld = cards[state.card]?.read?.startsWith('/programs/in-center') === true;
  if (!isFar && (isHeld || !isHome(slots[state.card]?.branches ?? []))) return state;
  const place = isFar ? FAR : state.slots.place;
  return { ...state, slots: { ...state.slots, branches: ['online'], place } };
}
