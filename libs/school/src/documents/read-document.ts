import * as v from 'valibot';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';

import { nearestName } from '../misspelled-names';
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

/** Says of a mistake of the text itself what to do. */
const YAML_SENTENCES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'this name stands twice here; keep one of them.',
  TAB_AS_INDENT: 'a tab stands at the beginning of this line; use spaces.',
  BAD_INDENT: 'this line begins too far left or right; lines that belong together begin below each other.',
  BLOCK_AS_IMPLICIT_KEY: 'a colon stands inside this text; put the whole text between quotes: "...".',
  BLOCK_IN_FLOW: 'a comma is missing here, between the values in braces.',
  MISSING_CHAR: 'a quote, bracket or colon is missing here.',
  MULTILINE_IMPLICIT_KEY: 'expected "name: value" on this line, with a colon and a space behind the name.',
  MULTIPLE_DOCS: 'a line of three dashes stands here; this document has none.',
};
const OTHER_SENTENCE = 'this line cannot be read; put a text with other signs in it between quotes: "...".';

/** A value whose first sign means something else to YAML: `@home`, `*new*`, `[words](/page)`, `{camp ages} and more`. */
const SIGN_FIRST = /^(\s*(?:- +)?(?:[^\s:#{["'][^:#{["']*: +)?)([[@`*&!%>|]|\{(?=[^:{}]*\}))/;
const QUOTE_FIRST = /^\s*(?:- +)?(?:[^:"']+: +)?["']/;

/** The slip behind a line that YAML cannot read, and where in the line; else what the error stands for. */
function slipOf(code: YAMLError['code'], line: string): { readonly message: string; readonly at?: number } {
  if (/^\s*-[^\s-]/.test(line))
    return { message: 'a space is missing behind the dash.', at: line.indexOf('-') };
  const [, before = '', sign] = SIGN_FIRST.exec(line) ?? [];
  if (sign !== undefined)
    return { message: `a text that begins with ${sign} stands between quotes: "...".`, at: before.length };
  if (code === 'UNEXPECTED_TOKEN' && QUOTE_FIRST.test(line))
    return {
      message: 'a text goes on behind its closing quote; put all of it between quotes of another kind.',
    };
  return { message: YAML_SENTENCES[code] ?? OTHER_SENTENCE };
}

/** Written in another encoding than UTF-8: what could not be read, or the zeros between the letters of UTF-16. */
// eslint-disable-next-line no-control-regex -- The zeros are what is looked for.
export const UNREADABLE = /[\uFFFD\u0000]/;

/**
 * Reads one YAML document by a schema. All that is written is read as text: the schema says what each text is, so that
 * `60601`, `02134` and `3:00` are never guessed at by the format.
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
  const unreadable = text.search(UNREADABLE);
  if (unreadable >= 0)
    return fail([mistake(unreadable, 'letters cannot be read here; save this file as UTF-8 text.')]);
  // A sign that YAML takes for one of its own is a warning where the text can be read without it.
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // After such an error, what follows it and what the schema says is noise.
  if (errors.length > 0) {
    return fail(
      (first === undefined ? errors : [first]).map(({ code, pos: [at] }) => {
        const open = OPEN_CODES.has(code) ? openBefore(document, at) : undefined;
        if (open !== undefined) return mistake(open.offset, `the ${open.what} that begins here has no end.`);
        const start = at - lines.linePos(at).col + 1;
        const slip = slipOf(code, text.slice(start).replace(/\n.*/s, ''));
        return mistake(slip.at === undefined ? at : start + slip.at, slip.message);
      }),
    );
  }
  const notes = unquotedNotes(document.contents);
  const parsed = v.safeParse(schema, document.toJS() ?? {});
  const issues = parsed.issues ?? [];
  if (document.contents === null && issues.length > 0) return fail([mistake(0, 'nothing is written here.')]);
  const isExplained = (issue: v.BaseIssue<unknown>) =>
    isMissing(issue) &&
    (notes.some(({ name }) => name === keyOf(issue)) || isMisspelled(keyOf(issue), parentOf(issue), issues));
  const found = [
    ...notes.map(({ offset, note }) =>
      mistake(offset, `what follows a # is a note; between quotes it is a value: "#${note}".`),
    ),
    ...issues.filter((issue) => !isExplained(issue)).map((issue) => mistakeOf(document, mistake, issue)),
  ];
  if (found.length > 0 || !parsed.success)
    return fail(found.sort((a, b) => a.line - b.line || a.column - b.column));
  return succeed({
    value: parsed.output,
    mistakeAt: (path, message) => mistake(offsetOf(document, path), message),
  });
}

const isMissing = ({ type, received }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && received === 'undefined';
const keyOf = ({ path }: v.BaseIssue<unknown>): string => String(path?.at(-1)?.key);
const parentOf = ({ path }: v.BaseIssue<unknown>): string =>
  JSON.stringify(path?.slice(0, -1).map(({ key }) => key));

/** Whether a missing name stands beside, with another letter: that one is told, and says which is meant. */
const isMisspelled = (missing: string, parent: string, issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.some(
    (issue) =>
      issue.type === 'strict_object' &&
      !isMissing(issue) &&
      parentOf(issue) === parent &&
      nearestName(keyOf(issue), [missing]) !== undefined,
  );

/** What an end that is missing shows as. */
const OPEN_CODES = new Set<YAMLError['code']>(['MISSING_CHAR', 'BAD_INDENT']);

/** The quote or brace that swallows the document from an earlier line on, until its end at `offset`. */
function openBefore(
  document: Document,
  offset: number,
): { readonly what: 'quote' | 'bracket'; readonly offset: number } | undefined {
  let found: ReturnType<typeof openBefore>;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') === true && range != null && range[1] >= offset)
        found = { what: 'quote', offset: range[0] };
    },
    Collection: (_key, { flow, range }) => {
      if (flow === true && range != null && range[0] < offset && range[1] >= offset)
        found = { what: 'bracket', offset: range[0] };
    },
  });
  return found;
}

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

type UnquotedNote = { readonly name: string; readonly offset: number; readonly note: string };

/** Values that were meant, and are notes for want of quotes: `accent: #12805C`, `alt: Room #5`. A note has a space behind its sign. */
function unquotedNotes(node: unknown): readonly UnquotedNote[] {
  if (!isMap(node)) return isSeq(node) ? node.items.flatMap(unquotedNotes) : [];
  return node.items.flatMap((pair) => {
    if (!isScalar(pair.value)) return unquotedNotes(pair.value);
    const { value, comment, range } = pair.value;
    const isMeant = comment != null && (value ? /^\w/ : /^[0-9a-f]{3,8}$/i).test(comment);
    return isMeant && isScalar(pair.key)
      ? [{ name: String(pair.key.value), offset: range?.[0] ?? 0, note: comment }]
      : [];
  });
}

/** What a person reads of one issue of the schema, at its place: an unknown name at the name, a missing one at what it is missing in. */
function mistakeOf(
  document: Document,
  mistake: (offset: number, message: string) => Mistake,
  issue: v.BaseIssue<unknown>,
): Mistake {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  if (isMissing(issue) && path.length === 1) return mistake(offsetOf(document, []), issue.message);
  if (issue.type === 'strict_object')
    return mistake(offsetOfKey(document, isMissing(issue) ? path.slice(0, -1) : path), issue.message);
  const node = document.getIn(path, true);
  if (issue.expected === 'string' && isMap(node) && node.flow === true)
    return mistake(offsetOf(document, path), 'a text that begins with { stands between quotes: "...".');
  return mistake(offsetOf(document, path), issue.message);
}
