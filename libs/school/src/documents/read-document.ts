import * as v from 'valibot';
import {
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';

import { fail, succeed, type Result } from '../result';

/** One document of a school: a whole file, or the part of a file that begins some lines below its top. */
export type DocumentText = {
  /** Below the school's folder: 'branches/euless.yaml'. */
  readonly file: string;
  readonly text: string;
  /** How many lines of the file stand above `text`. */
  readonly linesAbove?: number;
};

/** Something that is wrong in a document, and where: lines and columns count from 1. */
export type Mistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** One sentence, at most 200 characters: what was found and what was expected. */
  readonly message: string;
};

/** Keys and positions that lead from the top of a document to one of its values. */
export type DocumentPath = readonly (string | number)[];

/** A document that was read: its value by the schema, and where each part of it stands. */
export type ReadDocument<T> = {
  readonly value: T;
  /** A mistake at the value of that path, or at the nearest part above it that is there. */
  readonly mistakeAt: (path: DocumentPath, message: string) => Mistake;
};

const LONGEST_MESSAGE = 200;

/** Says of a mistake of the text itself what to do; other mistakes keep the words of the YAML reader. */
const YAML_SENTENCES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'this name stands twice here; keep one of them.',
  TAB_AS_INDENT: 'a tab stands at the beginning of this line; use spaces.',
  BAD_INDENT: 'this line begins too far left or right; lines that belong together begin below each other.',
  BLOCK_AS_IMPLICIT_KEY: 'a colon stands inside this text; put the whole text between quotes: "...".',
  MISSING_CHAR: 'a quote, bracket or colon is missing here.',
};

/**
 * Reads one YAML document by a schema. All that is written is read as text: the schema says what each text is, so that
 * `76039`, `02134` and `3:00` are never guessed at by the format.
 *
 * @returns every mistake of the document, in its order, or its value with the places of its parts.
 */
export function readDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  { file, text, linesAbove = 0 }: DocumentText,
): Result<ReadDocument<v.InferOutput<Schema>>, readonly Mistake[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const mistake = (offset: number, message: string): Mistake => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    const whole = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 3)}...` : message;
    return { file, line: line + linesAbove, column: col, message: whole };
  };
  // After such an error, what the schema says is noise.
  if (document.errors.length > 0) {
    return fail(
      document.errors.map((error) => {
        const quote = error.code === 'MISSING_CHAR' ? openQuote(document, error.pos[0]) : undefined;
        return quote === undefined
          ? mistake(error.pos[0], YAML_SENTENCES[error.code] ?? sentence(error))
          : mistake(quote, 'the quote that begins here has no end.');
      }),
    );
  }
  const notes = unquotedNotes(document.contents);
  const parsed = v.safeParse(schema, document.toJS() ?? {});
  const found = [
    ...notes.map(({ offset, note }) =>
      mistake(offset, `what follows a # is a note; between quotes it is a value: "#${note}".`),
    ),
    ...(parsed.issues ?? []).map((issue) => mistakeOf(document, mistake, issue)),
  ];
  if (found.length > 0 || !parsed.success)
    return fail(found.sort((a, b) => a.line - b.line || a.column - b.column));
  return succeed({
    value: parsed.output,
    mistakeAt: (path, message) => mistake(offsetOf(document, path), message),
  });
}

/** Where the quote begins that swallows the rest of the document, until its end at `offset`. */
function openQuote(document: Document, offset: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') === true && range != null && range[1] >= offset) found = range[0];
    },
  });
  return found;
}

const sentence = ({ message }: YAMLError): string =>
  `${message.split('\n')[0] ?? message}.`.replace(/\.\.$/, '.');

/** Where a path leads in the text: its value, else the nearest part above it. */
function offsetOf(document: Document, path: DocumentPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}

/** Where the name of a map's entry stands. */
function offsetOfKey(document: Document, path: DocumentPath): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** Values that were meant, and are notes for want of quotes: `accent: #12805C`. */
function unquotedNotes(node: unknown): readonly { readonly offset: number; readonly note: string }[] {
  if (!isMap(node)) return [];
  return node.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.value)) return unquotedNotes(pair.value);
    const { value, comment, range } = pair.value;
    const isColor = (value === null || value === '') && comment != null && /^[0-9a-f]{3,8}$/i.test(comment);
    return isColor ? [{ offset: range?.[0] ?? 0, note: comment }] : [];
  });
}

/** What a person reads of one issue of the schema, at its place: an unknown name at the name, a missing one at what it is missing in. */
function mistakeOf(
  document: Document,
  mistake: (offset: number, message: string) => Mistake,
  issue: v.BaseIssue<unknown>,
): Mistake {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const isMissing = issue.type === 'strict_object' && issue.received === 'undefined';
  if (isMissing && path.length === 1) return mistake(offsetOf(document, []), issue.message);
  if (issue.type === 'strict_object')
    return mistake(offsetOfKey(document, isMissing ? path.slice(0, -1) : path), issue.message);
  return mistake(offsetOf(document, path), issue.message);
}
