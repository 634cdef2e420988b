import type { AnswerCard } from '@kidcode/school';
import { fields, type Mistake, readDocument } from '@kidcode/school/documents';
import * as v from 'valibot';

const text = v.pipe(v.string('expected a text'), v.trim(), v.minLength(1, 'expected a text'));
const lines = v.optional(v.array(text, 'expected a list'), []);
const orEmpty = v.optional(v.pipe(v.string('expected a text'), v.trim()), '');
const orNull = v.optional(v.nullable(text), null);
const KINDS = ['answer', 'not-published', 'person', 'talk'] as const;

const CARD = fields('an answer card', {
  id: v.pipe(
    text,
    v.regex(/^[a-z0-9-]+$/, ({ received }) => `expected small letters, digits and hyphens, not ${received}.`),
  ),
  kind: v.optional(
    v.picklist(KINDS, ({ received }) => `expected answer, not-published, person or talk, not ${received}.`),
    'answer',
  ),
  question: text,
  answer: orEmpty,
  spanish: fields('the Spanish of a card', { question: text, answer: orEmpty, asked: lines }),
  read: v.optional(
    v.nullable(
      v.pipe(
        text,
        v.regex(/^[/]/, ({ received }) => `expected an address of the site such as /camps, not ${received}.`),
      ),
    ),
    null,
  ),
  asked: lines,
  call: orNull,
  season: orNull,
  scope: orNull,
  offered: v.optional(
    v.pipe(
      v.picklist(['yes', 'no'], ({ received }) => `expected yes or no, not ${received}.`),
      v.transform((answer) => answer === 'yes'),
    ),
    'yes',
  ),
});
const CARDS = v.array(CARD, 'expected a list of cards');

/** A card with the place where it stands, for problems that only the whole deck shows. */
export type PlacedCard = {
  card: AnswerCard;
  /** A mistake at one of its fields. */
  mistakeAt: (path: readonly (string | number)[], message: string) => Mistake;
};

/**
 * Reads one file of answer cards: a YAML list, every value a text.
 *
 * @param file its name, for problems.
 * @returns the cards, or what is wrong in the file, each at its line and column.
 */
export function readAnswers(
  file: string,
  source: string,
): { cards: readonly PlacedCard[]; problems: readonly Mistake[] } {
  const read = readDocument(CARDS, { file, text: source });
  if (!read.ok) return { cards: [], problems: read.error };
  const { value, mistakeAt } = read.value;
  const cards = value.map((card, at) => ({
    card,
    mistakeAt: (path: readonly (string | number)[], message: string) => mistakeAt([at, ...path], message),
  }));
  return { cards, problems: [] };
}
