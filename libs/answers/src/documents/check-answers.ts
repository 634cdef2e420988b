import type { SchoolProblem, SchoolProblemCode } from '@kidcode/school';

import { CALLS } from '../calls';
import type { Circumstances } from '../circumstances';
import { fill, unknownFacts } from '../facts';
import { plainText } from '../words';
import { type PlacedCard, readAnswers } from './read-answers';

/** A document of answer cards: its name and its text. */
export type AnswerFile = { file: string; source: string };

/** What a parent reads at a glance. */
const LONGEST_ANSWER = 50;
const FEWEST_EXAMPLES = 8;

/**
 * What is wrong in a school's answer cards, each at its file and line: what cannot be read, an answer of more than 50 words, a
 * placeholder or a computation that gives nothing, one example in two cards; as notices, fewer than eight examples or none in Spanish.
 *
 * @param circumstances the day on which placeholders are filled in.
 */
export function checkAnswers(
  files: readonly AnswerFile[],
  circumstances: Circumstances,
): readonly SchoolProblem[] {
  const read = files.map(({ file, source }) => readAnswers(file, source));
  const unreadable = read.flatMap(({ problems }) =>
    problems.map(({ file, line, column, message }) =>
      problem('unreadable-answer', `${file}:${line}:${column}`, message),
    ),
  );
  const placed = read.flatMap(({ cards }) => cards);
  return [...unreadable, ...placed.flatMap((one) => ofCard(one, circumstances)), ...examplesTwice(placed)];
}

const problem = (code: SchoolProblemCode, path: string, message: string): SchoolProblem => ({
  code,
  severity: code === 'few-examples' ? 'notice' : 'error',
  path,
  message,
});

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

function ofCard({ card, file, line }: PlacedCard, circumstances: Circumstances): readonly SchoolProblem[] {
  const { id, question, answer, spanish, asked, call } = card;
  const path = `${file}:${line}`;
  const texts = [
    [question, 'en'],
    [answer, 'en'],
    [spanish.question, 'es'],
    [spanish.answer, 'es'],
  ] as const;
  const unknown = texts.flatMap(([text, language]) => unknownFacts(text, language, circumstances));
  const long = texts.flatMap(([text, language]) => {
    const count = wordsIn(fill(text, language, circumstances) ?? text);
    return count > LONGEST_ANSWER ? [count] : [];
  });
  const found: SchoolProblem[] = unknown.map((name) =>
    problem('unknown-placeholder', path, `expected a fact of the school in ${id}; ${name} gives nothing`),
  );
  if (call !== null && CALLS[call] === undefined)
    found.push(
      problem(
        'unknown-placeholder',
        path,
        `expected one of ${Object.keys(CALLS).join(', ')} in ${id}; got ${call}`,
      ),
    );
  if (call === null && (answer === '' || spanish.answer === ''))
    found.push(
      problem('unreadable-answer', path, `expected an answer in both languages, or a call, in ${id}`),
    );
  for (const count of long)
    found.push(
      problem('long-answer', path, `expected at most ${LONGEST_ANSWER} words in ${id}; got ${count}`),
    );
  const examples = asked.length + spanish.asked.length;
  if (examples < FEWEST_EXAMPLES)
    found.push(
      problem(
        'few-examples',
        path,
        `expected ${FEWEST_EXAMPLES} example questions for ${id}; got ${examples}`,
      ),
    );
  if (spanish.asked.length === 0)
    found.push(problem('few-examples', path, `expected example questions in Spanish for ${id}; got none`));
  return found;
}

/** An example can lead to one card only; an id names one. */
function examplesTwice(placed: readonly PlacedCard[]): readonly SchoolProblem[] {
  const owners = new Map<string, string>();
  return placed.flatMap(({ card, file, line }) => {
    const { id, question, spanish, asked } = card;
    const texts = [question, spanish.question, ...asked, ...spanish.asked].map(plainText);
    return [...new Set([`#${id}`, ...texts.filter((text) => text !== '')])].flatMap((text) => {
      const owner = owners.get(text);
      owners.set(text, owner ?? id);
      return owner === undefined || (owner === id && !text.startsWith('#'))
        ? []
        : [
            problem(
              'example-twice',
              `${file}:${line}`,
              `expected "${text}" in one card only; ${owner} has it, and ${id}`,
            ),
          ];
    });
  });
}
