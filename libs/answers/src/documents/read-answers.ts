import type { AnswerCard } from '@kidcode/school';
import * as v from 'valibot';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** What is wrong in a document, and where. */
export type DocumentProblem = { file: string; line: number; column: number; message: string };

const text = v.pipe(v.string('expected a text'), v.trim(), v.minLength(1, 'expected a text'));
const lines = v.optional(v.array(text, 'expected a list'), []);
const orEmpty = v.optional(v.pipe(v.string('expected a text'), v.trim()), '');
const orNull = v.optional(v.nullable(text), null);

const CARD = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens')),
  kind: v.optional(
    v.picklist(
      ['answer', 'not-published', 'person', 'talk'],
      'expected answer, not-published, person or talk',
    ),
    'answer',
  ),
  question: text,
  answer: orEmpty,
  spanish: v.strictObject({ question: text, answer: orEmpty, asked: lines }),
  read: v.optional(v.nullable(v.pipe(text, v.regex(/^[/]/, 'expected an address of the site'))), null),
  asked: lines,
  call: orNull,
  season: orNull,
  scope: orNull,
  offered: v.optional(
    v.pipe(
      v.picklist(['yes', 'no'], 'expected yes or no'),
      v.transform((answer) => answer === 'yes'),
    ),
    'yes',
  ),
});

/** A card with the place where it stands, for problems that only the whole deck shows. */
export type PlacedCard = { card: AnswerCard; file: string; line: number };

/**
 * Reads one file of answer cards: a YAML list, every value a text.
 *
 * @param file its name, for problems.
 * @returns the cards that can be read, and what is wrong with the others at their line and column.
 */
export function readAnswers(
  file: string,
  source: string,
): { cards: readonly PlacedCard[]; problems: readonly DocumentProblem[] } {
  const counter = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter: counter });
  const placed = (offset: number, message: string): DocumentProblem => {
    const { line, col } = counter.linePos(offset);
    return { file, line, column: col, message };
  };
  const problems = document.errors.map(({ pos, message }) => placed(pos[0], message.split('\n', 1).join('')));
  const list = document.contents;
  if (!isSeq<Node>(list)) {
    if (problems.length === 0) problems.push(placed(0, 'expected a list of cards'));
    return { cards: [], problems };
  }
  const cards = list.items.flatMap((item) => {
    const [offset] = item.range;
    const read = v.safeParse(CARD, item.toJS(document));
    if (read.success) return [{ card: read.output, file, line: counter.linePos(offset).line }];
    for (const issue of read.issues) {
      const path = issue.path?.map(({ key }) => key) ?? [];
      problems.push(placed(offsetOf(item, path) ?? offset, `${path.join('.')}: ${issue.message}`));
    }
    return [];
  });
  return { cards, problems };
}

/** Where the value at a path stands, or the innermost part of it that is there. */
function offsetOf(node: Node, path: readonly unknown[]): number | undefined {
  const [key, ...rest] = path;
  const child = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
  const at = (child as Node | undefined)?.range?.[0];
  if (at === undefined) return node.range?.[0];
  return offsetOf(child as Node, rest);
}
