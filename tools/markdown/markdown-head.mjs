// The head of a Markdown file: `key: value` lines between two lines of three dashes, checked field by field.
import { MarkdownProblem } from './markdown-blocks.mjs';

const RULE = '---';

/** What a field may be: `read` gives its value or undefined, `expected` says in words what it takes. */
const isDay = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;
export const line = { expected: 'some words', read: (text) => (text === '' ? undefined : text) };
export const day = { expected: 'a day as YYYY-MM-DD', read: (text) => (isDay(text) ? text : undefined) };
export const word = {
  expected: 'one word of small letters, digits and -',
  read: (text) => (/^[a-z0-9-]+$/.test(text) ? text : undefined),
};
export const path = {
  expected: 'a page of the site, such as /camps',
  read: (text) => (/^\/(?!\/)\S*$/.test(text) ? text : undefined),
};
export const oneOf = (values) => ({
  expected: Object.keys(values).join(' or '),
  read: (text) => (Object.hasOwn(values, text) ? values[text] : undefined),
});
/** A field that may be left out. */
export const optional = (field) => ({ ...field, optional: true });

/** The lines of the head with their numbers, and the text below it. */
function splitHead(source) {
  const lines = source.split(/\r?\n/);
  if (lines[0] !== RULE) {
    throw new MarkdownProblem(1, `expected a head that begins with ${RULE}, got '${lines[0] ?? ''}'`);
  }
  const end = lines.indexOf(RULE, 1);
  if (end < 0) throw new MarkdownProblem(lines.length, `expected a line ${RULE} at the end of the head`);
  return { head: lines.slice(1, end), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

/**
 * A head by its fields.
 *
 * @param {string} source the whole file.
 * @param {Record<string, { expected: string, read: (text: string) => unknown, optional?: boolean }>} fields
 * @returns {{ head: Record<string, unknown>, lines: Record<string, number>, body: string, bodyLine: number }} a field
 *   that is left out is null.
 * @throws {MarkdownProblem} at the first line that is wrong, with what was expected there.
 */
export function readHead(source, fields) {
  const { head, body, bodyLine } = splitHead(source);
  const found = {};
  const lines = {};
  head.forEach((text, index) => {
    const number = index + 2;
    const [, key, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(text) ?? [];
    const field = fields[key];
    if (field === undefined) {
      const names = Object.keys(fields).join(', ');
      throw new MarkdownProblem(number, `expected one of ${names} as 'name: value', got '${text}'`);
    }
    if (key in found) throw new MarkdownProblem(number, `expected ${key} once`);
    const read = field.read(value.replace(/^(['"])(.*)\1$/, '$2'));
    if (read === undefined) {
      throw new MarkdownProblem(number, `${key}: expected ${field.expected}, got '${value}'`);
    }
    found[key] = read;
    lines[key] = number;
  });
  for (const [key, field] of Object.entries(fields)) {
    if (key in found) continue;
    if (!field.optional)
      throw new MarkdownProblem(1, `expected ${key}: ${field.expected}, found no such line`);
    found[key] = null;
  }
  return { head: found, lines, body, bodyLine };
}
