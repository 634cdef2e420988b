const LONGEST_TEXT = 40;
const LONGEST_LIST = 12;
const PLAIN_WORD = /^[\w.:-]+$/;

function describeText(text: string): string {
  if (text === '') return 'an empty text';
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return PLAIN_WORD.test(shown) ? shown : JSON.stringify(shown);
}

function describeItem(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return describeText(value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    case 'object':
      if (value === null) return 'nothing';
      return Array.isArray(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/**
 * Names a value from outside in an error message: on one line, short, and without calling anything on the value
 * itself, so that no value can make it throw.
 *
 * @example describeValue([1, 'abc']) // '1, abc'
 */
export function describeValue(value: unknown): string {
  if (!Array.isArray(value)) return describeItem(value);
  if (value.length === 0) return 'an empty list';
  const shown = value.slice(0, LONGEST_LIST).map(describeItem).join(', ');
  return value.length > LONGEST_LIST ? `${shown}, …` : shown;
}
