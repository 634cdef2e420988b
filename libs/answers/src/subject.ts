import type { Deck } from './deck';
import type { Nearness } from './nearest';
import { NO_SLOTS, type Slots } from './slots';

/** What a conversation is: the last question in plain words, the one before it that it leans on, its card and its slots. */
export type State = { plain: string; topic: string; card: number; slots: Slots };

/** What it counts after a turn that a card is about something else, or about the same. */
const OTHER_SUBJECT = -3;
const SAME_SUBJECT = 2;

/** What a card or a conversation is about. */
function subjectsOf({ kinds, seasons, programs }: Slots): ReadonlySet<string> {
  const about = new Set(kinds.map((kind) => (kind === 'monthly' ? 'classes' : kind)));
  if (seasons.length > 0) about.add('camps');
  if (programs.length > 0 || about.has('trial')) about.add('classes');
  if (about.has('camps')) about.delete('classes');
  return about;
}

const subjectsBefore = (deck: Deck, { card, slots }: State): ReadonlySet<string> =>
  new Set([...subjectsOf(slots), ...subjectsOf(deck.slots[card] ?? NO_SLOTS)]);

/** A question that names no subject stays with that of the conversation: cards about it count more, cards about another one less. */
export function onSubject(deck: Deck, state: State, own: Slots, near: Nearness): Nearness {
  const before = subjectsBefore(deck, state);
  if (subjectsOf(own).size > 0 || before.size === 0) return near;
  return near.map((score, card) => {
    const about = subjectsOf(deck.slots[card] ?? NO_SLOTS);
    if (about.size === 0) return score;
    const common = [...about].filter((one) => before.has(one)).length;
    return common === 0
      ? score + OTHER_SUBJECT
      : score + (SAME_SUBJECT * common) / (about.size + before.size - common);
  });
}

/** What a question and a card that it is an example of do not name, the conversation does: 'how much does it cost' after camps. */
export function isUnspecific(deck: Deck, card: number, own: Slots, before: State): boolean {
  const about = subjectsOf(deck.slots[card] ?? NO_SLOTS);
  return about.size === 0 && subjectsOf(own).size === 0 && subjectsBefore(deck, before).size > 0;
}
