import { isPair, isScalar, visit, type Document, type YAMLError } from 'yaml';

/** Says of a mistake of the text itself what to do. */
const YAML_SENTENCES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'this name stands twice here; keep one of them.',
  TAB_AS_INDENT: 'a tab stands at the beginning of this line; use spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'a colon stands inside this text; put the whole text between quotes: "...".',
  BLOCK_IN_FLOW: 'a comma is missing here, between the values in braces.',
  MISSING_CHAR: 'a quote, bracket or colon is missing here.',
  MULTILINE_IMPLICIT_KEY: 'expected "name: value" on this line, with a colon and a space behind the name.',
  MULTIPLE_DOCS: 'a line of three dashes stands here; this document has none.',
};
const OTHER_SENTENCE = 'this line cannot be read; put a text with other signs in it between quotes: "...".';
const INDENT_SENTENCE =
  'this line, or the one above it, begins too far left or right; what belongs together begins at the same column.';

/** Quotes as word processors set them around a whole value: to YAML they are letters of it. */
const CURLY = /^[\u201c\u201d\u201e\u2018\u00ab][^]*[\u201c\u201d\u2019\u00bb]$/;
const CURLY_SENTENCE = 'these quotes are those of a word processor; type straight ones: "...".';
const LONGEST_QUOTE = 60;

/** A value whose first sign means something else to YAML: `@home`, `*new*`, `[words](/page)`, `{camp ages} and more`. */
const SIGN_FIRST = /^(\s*(?:- +)?(?:[^\s:#{["'][^:#{["']*: +)?)([[@`*&!%>|]|\{(?=[^:{}]*\}))/;
const QUOTE_FIRST = /^\s*(?:- +)?(?:[^:"']+: +)?["']/;

/** `name: value` without a second colon. */
const PLAIN_ENTRY = /^\s*(?:- +)?[^:]+: [^:]*$/;

/** What an end that is missing shows as. */
const OPEN_CODES = new Set<YAMLError['code']>(['MISSING_CHAR', 'BAD_INDENT']);

/** What is wrong in the text itself, and where. */
export type YamlSlip = { readonly offset: number; readonly message: string };

const indentOf = (line: string): number => line.search(/\S|$/);

/** Where the line begins that does not begin below those that it belongs to; undefined: the error is another one. */
function badIndent({ code, message, pos: [at] }: YAMLError, text: string): number | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [line = '', next = ''] = text.slice(start).split('\n');
  if (code === 'BAD_INDENT' || /^(?:Sequence item without|A block sequence)/.test(message))
    return start + indentOf(line);
  // A line further right is taken for a part of the value above it.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && PLAIN_ENTRY.test(line) && indentOf(next) > indentOf(line))
    return start + line.length + 1 + indentOf(next);
  // All but the first line stand further left.
  const first = text.search(/^[^#\s]|^ +[^#\s]/m);
  return code === 'UNEXPECTED_TOKEN' && text[first] === ' ' ? first + indentOf(text.slice(first)) : undefined;
}

/** The slip behind an error of YAML; else what the error stands for. */
export function slipOf(document: Document, error: YAMLError, text: string): YamlSlip {
  const {
    code,
    pos: [at],
  } = error;
  const open = OPEN_CODES.has(code) ? openBefore(document, at) : undefined;
  if (open !== undefined)
    return { offset: open.offset, message: `the ${open.what} that begins here has no end.` };
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(start).replace(/\n.*/s, '');
  if (/^\s*-[^\s-]/.test(line))
    return { offset: start + line.indexOf('-'), message: 'a space is missing behind the dash.' };
  const [, before = '', sign] = SIGN_FIRST.exec(line) ?? [];
  if (sign !== undefined)
    return {
      offset: start + before.length,
      message: `a text that begins with ${sign} stands between quotes: "...".`,
    };
  const [, key = '', value = ''] = /^(\s*(?:- +)?[^:]+: +)(.*?)\s*$/.exec(line) ?? [];
  if (CURLY.test(value)) return { offset: start + key.length, message: CURLY_SENTENCE };
  const indented = badIndent(error, text);
  if (indented !== undefined) return { offset: indented, message: INDENT_SENTENCE };
  if (code === 'UNEXPECTED_TOKEN' && QUOTE_FIRST.test(line))
    return {
      offset: at,
      message: 'a text goes on behind its closing quote; put all of it between quotes of another kind.',
    };
  const [, joined] = /(?<=: .*)\b([a-z][a-z ]*): /.exec(line) ?? [];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && joined !== undefined)
    return {
      offset: at,
      message: `a colon stands inside this text; begin a new line before "${joined.slice(0, LONGEST_QUOTE).replace(/.* /, '')}:", or put the whole text between quotes: "...".`,
    };
  return { offset: at, message: YAML_SENTENCES[code] ?? OTHER_SENTENCE };
}

/** The quote or brace that swallows the document from an earlier line on, until its end at `offset`. */
function openBefore(
  document: Document,
  offset: number,
): { readonly what: 'quote' | 'bracket'; readonly offset: number } | undefined {
  let found: ReturnType<typeof openBefore>;
  const holds = (range?: readonly number[] | null): range is readonly [number, number] =>
    (range?.[0] ?? Infinity) < offset && (range?.[1] ?? 0) >= offset;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') === true && holds(range)) found = { what: 'quote', offset: range[0] };
    },
    Collection: (_key, { flow, range }) => {
      if (flow === true && holds(range)) found = { what: 'bracket', offset: range[0] };
    },
  });
  return found;
}

/** `name`: what the text is of, where it is of something. */
type LostText = YamlSlip & { readonly name: string | undefined };

/** A text that YAML ends, or goes on with, elsewhere than is meant: what would be lost of it, or joined to it, unseen. */
export function lostTexts(document: Document, text: string): readonly LostText[] {
  const lost: LostText[] = [];
  visit(document, {
    Scalar: (key, { type, value, comment, range }, path) => {
      if (type !== 'PLAIN' || key === 'key' || range == null) return;
      const [offset, end] = range;
      const holder = path.at(-1);
      const name = isPair(holder) && isScalar(holder.key) ? String(holder.key.value) : undefined;
      const tell = (message: string, at = offset) => lost.push({ name, offset: at, message });
      // Without a value, only a colour is told from a note.
      if (comment != null && (Boolean(value) || /^[0-9a-f]{3,8}$/i.test(comment)))
        tell(
          /^\w/.test(comment)
            ? `what follows a # is a note; between quotes it is a value: "#${comment.slice(0, LONGEST_QUOTE)}".`
            : 'what follows a # is a note: put the whole text between quotes, or the note on a line of its own.',
        );
      const written = text.slice(offset, end);
      const item = written.search(/\n *- /);
      if (item >= 0) tell(INDENT_SENTENCE, offset + item + 1 + indentOf(written.slice(item + 1)));
      if (CURLY.test(written)) tell(CURLY_SENTENCE);
    },
  });
  return lost;
}

/** `{ week: 1,299 }` has an entry `299` of nothing, which ends the number before it: the price is read whole, with its comma. */
export function joinNumbers(document: Document): void {
  visit(document, {
    Map: (_key, { items, flow }) => {
      if (flow !== true) return;
      for (let at = items.length - 1; at > 0; at -= 1) {
        const { key, value } = items[at] ?? {};
        const before = items[at - 1]?.value;
        const isRest =
          isScalar(key) && /^\d{1,3}$/.test(String(key.value)) && !(isScalar(value) && value.value);
        if (!isRest || !isScalar(before) || !/\d$/.test(String(before.value))) continue;
        before.value = `${String(before.value)},${String(key.value)}`;
        items.splice(at, 1);
      }
    },
  });
}
