import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';

import { fail, succeed, type Result } from '../result';
import { hasParts } from '../samples-in';
import { meantBy } from './meaning';
import { joinNumbers, lostTexts, slipOf } from './yaml-slips';

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
  /** One sentence: what was found and what was expected. */
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

/** Written in another encoding than UTF-8: what could not be read, or the zeros between the letters of UTF-16. */
// eslint-disable-next-line no-control-regex -- The zeros are what is looked for.
export const UNREADABLE = /[\uFFFD\u0000]/;

/** A blank that looks like one, where YAML needs its own: first on a line, and behind a colon. */
const OTHER_BLANK = /(?<=^ *|:)[\u00a0\u2000-\u200b\u202f\u3000]/m;

/** A document as far as it could be read. */
export type PartlyRead<T> = Pick<ReadDocument<T>, 'mistakeAt'> & {
  /** Every mistake of the document, in its order. */
  readonly mistakes: readonly Mistake[];
  /** All of it, where nothing but names are wrong in it: what is meant by them is known. */
  readonly value?: T;
  /** The fields at its top in which nothing is wrong. */
  readonly fields: Readonly<Record<string, unknown>>;
};

/**
 * Reads one YAML document by a schema, and goes on after a mistake. All that is written is read as text: the schema says what
 * each text is, so that `60601`, `02134` and `3:00` are never guessed at by the format.
 */
export function readPartly<Schema extends v.GenericSchema>(
  schema: Schema,
  { file, text, linesAbove = 0 }: DocumentText,
): PartlyRead<v.InferOutput<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
  const mistake = (offset: number, message: string): Mistake => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { file, line: line + linesAbove, column: col, message };
  };
  const mistakeAt: ReadDocument<unknown>['mistakeAt'] = (path, message) =>
    mistake(offsetOf(document, path), message);
  const nothing = (...mistakes: readonly Mistake[]) => ({ mistakes, mistakeAt, fields: {} });
  const unreadable = text.search(UNREADABLE);
  if (unreadable >= 0)
    return nothing(mistake(unreadable, 'letters cannot be read here; save this file as UTF-8 text.'));
  const blank = text.search(OTHER_BLANK);
  if (blank >= 0)
    return nothing(
      mistake(blank, 'a blank of another kind stands here, as word processors make it: type it anew.'),
    );
  // A sign that YAML takes for one of its own is a warning where the text can be read without it.
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // After such an error, what follows it and what the schema says is noise.
  if (errors.length > 0) {
    const told = (first === undefined ? errors : [first]).map((error) => slipOf(document, error, text));
    return nothing(...told.map(({ offset, message }) => mistake(offset, message)));
  }
  joinNumbers(document);
  const lost = lostTexts(document, text);
  const { parsed, issues, misnamed } = parseAsMeant(schema, document, mistake);
  if (document.contents === null && issues.length > 0) return nothing(mistake(0, 'nothing is written here.'));
  const isLost = (issue: v.BaseIssue<unknown>) =>
    lost.some(({ name, offset }) =>
      isMissing(issue) ? name === keyOf(issue) : offset === offsetOf(document, pathOf(issue)),
    );
  const mistakes = [
    ...misnamed,
    ...lost.map(({ offset, message }) => mistake(offset, message)),
    ...issues.filter((issue) => !isLost(issue)).map((issue) => mistakeOf(document, mistake, issue)),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  const unsound = new Set([
    ...issues.map((issue) => String(pathOf(issue)[0])),
    ...lost.map(({ name }) => name),
  ]);
  const isSound = ([name]: readonly [string, unknown]) => !unsound.has(name);
  const sound = hasParts(parsed.output) ? Object.entries(parsed.output).filter(isSound) : [];
  return {
    ...{ mistakes, mistakeAt },
    fields: Object.fromEntries(sound),
    ...(parsed.success && lost.length === 0 && { value: parsed.output }),
  };
}

/** Reads what is written as if its names were those that are meant: names that are not known are told, and changed in the document. */
function parseAsMeant<Schema extends v.GenericSchema>(
  schema: Schema,
  document: Document,
  mistake: (offset: number, message: string) => Mistake,
) {
  const misnamed: Mistake[] = [];
  for (;;) {
    const parsed = v.safeParse(schema, document.toJS() ?? {});
    const issues = parsed.issues ?? [];
    const unknown = issues.filter((issue) => meantBy(issue) !== undefined);
    if (unknown.length === 0) return { parsed, issues, misnamed };
    for (const issue of unknown) {
      const path = pathOf(issue);
      misnamed.push(mistake(offsetOfKey(document, path), issue.message));
      const meant = meantBy(issue);
      const key = pairAt(document, path)?.key;
      if (typeof meant === 'string' && isScalar(key)) key.value = meant;
      else document.deleteIn([...path]);
    }
  }
}

/**
 * The same of a document that has to be right: its value with the places of its parts, or every mistake of it.
 *
 * @returns the value with the places of its parts, or all mistakes, each with its place.
 */
export function readDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  document: DocumentText,
): Result<ReadDocument<v.InferOutput<Schema>>, readonly Mistake[]> {
  const { mistakes, value, mistakeAt } = readPartly(schema, document);
  return mistakes.length > 0 ? fail(mistakes) : succeed({ value: value as v.InferOutput<Schema>, mistakeAt });
}

const isMissing = ({ type, received }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && received === 'undefined';
const keyOf = ({ path }: v.BaseIssue<unknown>): string => String(path?.at(-1)?.key);
const pathOf = ({ path }: Pick<v.BaseIssue<unknown>, 'path'>): DocumentPath =>
  (path ?? []).map(({ key }) => key as string | number);

/** Where a path leads in the text: its value, else the nearest part above it. */
function offsetOf(document: Document, path: DocumentPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}

const pairAt = (document: Document, path: DocumentPath) => {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  return isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
};

/** Where the name of a map's entry stands. */
function offsetOfKey(document: Document, path: DocumentPath): number {
  const key = pairAt(document, path)?.key;
  return isScalar(key) ? (key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** What a person reads of one issue of the schema, at its place: an unknown name at the name, a missing one at what it is missing in. */
function mistakeOf(
  document: Document,
  mistake: (offset: number, message: string) => Mistake,
  issue: v.BaseIssue<unknown>,
): Mistake {
  const path = pathOf(issue);
  if (isMissing(issue) && path.length === 1) return mistake(offsetOf(document, []), issue.message);
  if (isMissing(issue)) return mistake(offsetOfKey(document, path.slice(0, -1)), issue.message);
  const node = document.getIn(path, true);
  if (issue.expected === 'string' && isMap(node) && node.flow === true)
    return mistake(offsetOf(document, path), 'a text that begins with { stands between quotes: "...".');
  return mistake(offsetOf(document, path), issue.message);
}
