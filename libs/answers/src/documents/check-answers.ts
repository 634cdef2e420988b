import type { AnswerCard, SchoolProblem, SchoolProblemCode } from '@kidcode/school';
import { nearestName, type Mistake } from '@kidcode/school/documents';
import { isBranchId } from '@kidcode/branches';
import { isCampSeason } from '@kidcode/scheduling';

import { CALLS } from '../calls';
import type { Circumstances } from '../circumstances';
import { FACT_NAMES, fill, PLACEHOLDER, unknownFacts } from '../facts';
import { policyAlone } from '../policy';
import { plainText } from '../words';
import { type PlacedCard, readAnswers } from './read-answers';

type Path = readonly (string | number)[];

/** All questions that lead to a card, each with its place in it. */
const examplesOf = ({
  card: { question, spanish, asked },
}: PlacedCard): readonly (readonly [Path, string])[] => [
  [['question'], question],
  [['spanish', 'question'], spanish.question],
  ...asked.map((text, at) => [['asked', at], text] as const),
  ...spanish.asked.map((text, at) => [['spanish', 'asked', at], text] as const),
];

/** An example can lead to one card only, and an id names one: of two cards the second is told, once for each card that it repeats. */
function examplesTwice(placed: readonly PlacedCard[]): readonly Mistake[] {
  const owners = new Map<string, { readonly one: PlacedCard; readonly path: Path }>();
  const seen = new Map<string, PlacedCard>();
  return placed.flatMap((one) => {
    const { card, mistakeAt } = one;
    const same = seen.get(card.id);
    if (same !== undefined) {
      const { file, line } = same.mistakeAt(['id'], '');
      return [
        mistakeAt(['id'], `another card is called "${card.id}": ${file}:${line}; each has an id of its own.`),
      ];
    }
    seen.set(card.id, one);
    const told = new Set<PlacedCard>();
    return examplesOf(one).flatMap(([path, text]) => {
      const plain = plainText(text);
      const owner = owners.get(plain);
      if (owner === undefined && plain !== '') owners.set(plain, { one, path });
      if (owner === undefined || owner.one === one || told.has(owner.one)) return [];
      told.add(owner.one);
      const { file, line } = owner.one.mistakeAt(owner.path, '');
      return [
        mistakeAt(
          path,
          `the card "${owner.one.card.id}" has "${text}" already: ${file}:${line}; keep one of them.`,
        ),
      ];
    });
  });
}

/** Facts of a season that its document has under the same name. */
const SAME_NAME = ['themes', 'discount'];

/** What to do about a fact that an answer needs and the school has not stated. @param of what it is about: a season, a branch. */
function stateIt(name: string, of: string): string {
  const document = isCampSeason(of)
    ? `seasons/${of}.yaml`
    : isBranchId(of)
      ? `branches/${of}.yaml`
      : name === 'policy'
        ? 'policies.yaml'
        : name === 'faq'
          ? 'faq/'
          : "the school's documents";
  const field = SAME_NAME.includes(name) ? ` as "${name}"` : '';
  return `state it in ${document}${field}, or leave it out of the answers`;
}

/** A document of answer cards: its name and its text. */
export type AnswerFile = { file: string; source: string };

/** What a parent reads at a glance. */
const LONGEST_ANSWER = 50;
const FEWEST_EXAMPLES = 8;

/** '$299', '299 dollars', '299 dólares'; what costs nothing is no amount. */
const AMOUNT = /\$ ?[1-9][\d,]*(?:\.\d\d)?|\b[1-9][\d,]*(?:\.\d\d)? (?:dollars|dólares)\b/;

/** What cards are read with. */
type Reading = {
  readonly circumstances: Circumstances;
  readonly isKnown: boolean;
  /** Facts that were told to be missing: each is told once. */
  readonly told: Set<string>;
};

/** Something wrong in a card, at its place. */
export type AnswerMistake = Mistake & { readonly code: SchoolProblemCode };

/**
 * What is wrong in a school's answer cards, each at its file and line: what cannot be read, more than 50 words written in an
 * answer, a placeholder or a computation that gives nothing, a typed amount, one example in two cards; as notices, an answer that
 * its placeholders make longer than that, fewer than eight examples or none in Spanish.
 *
 * @param read its documents, as `readAnswers` read each.
 * @param circumstances the day on which placeholders are filled in.
 * @param isKnown whether all facts of the school are known: else a fact that is missing is not told, only a name that is none.
 */
export function answerMistakes(
  read: readonly ReturnType<typeof readAnswers>[],
  circumstances: Circumstances,
  isKnown = true,
): readonly AnswerMistake[] {
  const placed = read.flatMap(({ cards }) => cards);
  const reading: Reading = { circumstances, isKnown, told: new Set() };
  return [
    ...read.flatMap(({ problems }) =>
      problems.map((one) => ({ ...one, code: 'unreadable-answer' as const })),
    ),
    ...placed.flatMap((one) => ofCard(one, reading)),
    ...examplesTwice(placed).map((one) => ({ ...one, code: 'example-twice' as const })),
  ];
}

/** Cards that were read before, whose places nobody kept. */
const unplaced = (cards: readonly AnswerCard[]): ReturnType<typeof readAnswers> => ({
  cards: cards.map((card) => ({
    card,
    mistakeAt: (_path, message) => ({ file: '', line: 1, column: 1, message }),
  })),
  problems: [],
});

/**
 * The same as problems of the school. Only where there is one are the documents read again, for its line.
 *
 * @param cards what stands in the documents; none where they were not read yet.
 */
export function checkAnswers(
  files: readonly AnswerFile[],
  circumstances: Circumstances,
  cards: readonly AnswerCard[],
): readonly SchoolProblem[] {
  if (cards.length > 0 && answerMistakes([unplaced(cards)], circumstances).length === 0) return [];
  return answerMistakes(
    files.map(({ file, source }) => readAnswers(file, source)),
    circumstances,
  ).map(({ file, line, column, message, code }) => ({
    ...{ code, message, path: `${file}:${line}:${column}` },
    severity: isNotice({ code }) ? 'notice' : 'error',
  }));
}

/** What may be as the school wants it. */
export const isNotice = ({ code }: Pick<AnswerMistake, 'code'>): boolean =>
  code === 'few-examples' || code === 'grown-answer';

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

function ofText(
  [path, text, language]: readonly [path: readonly string[], text: string, language: 'en' | 'es'],
  { mistakeAt }: PlacedCard,
  { circumstances, isKnown, told }: Reading,
): readonly AnswerMistake[] {
  const tell = (code: SchoolProblemCode, message: string) => ({ ...mistakeAt(path, message), code });
  const unknown = unknownFacts(text, language, circumstances).flatMap((whole) => {
    const [name = '', of = ''] = whole.slice(1, -1).split(' ');
    if (FACT_NAMES.includes(name)) {
      if (!isKnown || told.has(whole)) return [];
      told.add(whole);
      return [tell('unknown-placeholder', `${whole} has nothing to say: ${stateIt(name, of)}.`)];
    }
    const near = nearestName(name, FACT_NAMES);
    const hint = near === undefined ? '' : ` Did you mean {${[near, of].join(' ').trim()}}?`;
    return [tell('unknown-placeholder', `nothing is called ${whole}.${hint}`)];
  });
  const count = wordsIn(fill(text, language, circumstances) ?? text);
  // What is written here; beyond that a fact has grown, on a day or in another document, and the card is nobody's mistake.
  const written = wordsIn(text.replace(PLACEHOLDER, '{}'));
  const [longest] = [...text.matchAll(PLACEHOLDER)]
    .map(([whole]) => ({ whole, says: wordsIn(fill(whole, language, circumstances) ?? '') }))
    .sort((a, b) => b.says - a.says);
  const tooLong = `at most ${LONGEST_ANSWER} words have room here, these are`;
  const [amount] = path.at(-1) === 'answer' ? (AMOUNT.exec(text) ?? []) : [];
  return [
    ...unknown,
    ...(written > LONGEST_ANSWER ? [tell('long-answer', `${tooLong} ${written}.`)] : []),
    ...(written <= LONGEST_ANSWER && count > LONGEST_ANSWER && longest !== undefined
      ? [tell('grown-answer', `${tooLong} ${count}: ${longest.whole} says ${longest.says} of them.`)]
      : []),
    ...(amount === undefined
      ? []
      : [
          tell(
            'typed-amount',
            `an amount is typed here: "${amount}"; it comes from the documents by a placeholder such as {price}.`,
          ),
        ]),
  ];
}

function ofCard(placed: PlacedCard, reading: Reading): readonly AnswerMistake[] {
  const { card, mistakeAt } = placed;
  const { question, answer, spanish, asked, call } = card;
  const policy = policyAlone(card);
  const tell = (code: SchoolProblemCode, path: readonly string[], message: string) => ({
    ...mistakeAt(path, message),
    code,
  });
  const texts = [
    [['question'], question, 'en'],
    [['answer'], policy ?? answer, 'en'],
    [['spanish', 'question'], spanish.question, 'es'],
    [['spanish', 'answer'], policy ?? spanish.answer, 'es'],
  ] as const;
  const found = texts.flatMap((text) => ofText(text, placed, reading));
  const calls = Object.keys(CALLS);
  if (call !== null && !calls.includes(call)) {
    const near = nearestName(call, calls);
    const hint = near === undefined ? `There is: ${calls.join(', ')}.` : `Did you mean "${near}"?`;
    found.push(tell('unknown-placeholder', ['call'], `the site computes nothing called "${call}". ${hint}`));
  }
  if (call === null && (answer === '' || spanish.answer === ''))
    found.push(
      tell(
        'unreadable-answer',
        [],
        'a card has an "answer" in both languages, or a "call" that computes it.',
      ),
    );
  const examples = asked.length + spanish.asked.length;
  if (examples < FEWEST_EXAMPLES)
    found.push(
      tell('few-examples', ['asked'], `expected ${FEWEST_EXAMPLES} example questions, got ${examples}.`),
    );
  if (spanish.asked.length === 0)
    found.push(tell('few-examples', ['spanish'], 'expected example questions in Spanish, got none.'));
  return found;
}
