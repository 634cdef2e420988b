// Grades an answer as a parent would: is the fact in it, does it lead astray, does it say so when the site does not know.

/** How an answer says that it does not know, in both languages. */
const DECLINES =
  /not sure|has(?:n't| not) (?:published|said|set)|(?:do|does) not (?:list|say|publish)|(?:is|are) not (?:listed|published)|cannot (?:say|tell|answer)|no ha publicado|no estoy segur|no lo dic|no encontr/i;

/** Whoever declines names somebody who knows. */
const OFFERS_A_PERSON = /contact-us|\bcall\b|llam|\(\d{3}\) \d{3}|\d{3}-[A-Z]{3}-[A-Z]{4}/i;

/** What no answer to a question without an answer may begin with: it would be taken for one. */
const CLAIMS = /^(?:yes|no|sí)\b|^> (?:yes|no|sí)\b/im;

const QUOTE = /^> .+$/gm;
const SPANISH = /[áéíóúñ¿¡]|\b(?:el|la|los|las|de|para|por|con|una?)\b/gi;

/** The words that are read: without addresses of links and the marks of Markdown. */
export const wordsIn = (answer) =>
  answer
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_>#\\-]/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

const has = (answer, pattern) => new RegExp(pattern, 'im').test(answer);

/**
 * @returns {{ grade: 'right' | 'partly' | 'wrong' | 'misleading', words: number, unrelated: number, declined: boolean }}
 * `unrelated`: quotations in an answer that does not hold what was asked, or beside facts that already do.
 */
export function gradeAnswer(row, answer) {
  // A backslash only keeps a character from being a mark.
  const text = answer.replace(/\\(?=[^\w\s])/g, '');
  const declined = DECLINES.test(text) && OFFERS_A_PERSON.test(text);
  const quotes = text.match(QUOTE)?.length ?? 0;
  const grade = gradeOf(row, text, declined);
  const related = grade === 'right' && !row.decline ? 1 : 0;
  return { grade, words: wordsIn(answer), unrelated: Math.max(0, quotes - related), declined };
}

function gradeOf({ has: expected = [], not = [], decline = false, or, language }, text, declined) {
  if (not.some((pattern) => has(text, pattern))) return 'misleading';
  if (decline) {
    if (declined || (or !== undefined && has(text, or))) return 'right';
    return CLAIMS.test(text) ? 'misleading' : 'wrong';
  }
  const held = expected.filter((pattern) => has(text, pattern)).length;
  if (held === 0) return 'wrong';
  if (held < expected.length) return 'partly';
  // A right fact in the wrong language, or lost in a long answer, helps half.
  if (language === 'es' && (text.match(SPANISH)?.length ?? 0) < 4) return 'partly';
  return wordsIn(text) > 130 ? 'partly' : 'right';
}
