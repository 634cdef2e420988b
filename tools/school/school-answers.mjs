// The school's answer cards: as a module, and what is wrong in them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { at, schoolConditions } from './current-school.mjs';
import { isStampRight, writeStamp } from './input-stamp.cjs';
import { answerFiles, loadBundled } from './read-documents.mjs';

/** A link to a page in the words of an answer. */
const LINK = /\]\((\/[^)\s]*)\)/g;

/** Where a card leads, each with the way to it in the document. */
export const linksOfCard = ({ read, answer, spanish }) => [
  ...(read === null ? [] : [[['read'], read]]),
  ...[
    [['answer'], answer],
    [['spanish', 'answer'], spanish.answer],
  ].flatMap(([path, words]) => [...words.matchAll(LINK)].map(([, to]) => [path, to])),
];

/** The cards as a module, so that functions and sandbox need no reader of YAML; where they lead, and what cannot be read. */
export async function readCards(school) {
  const { readAnswers } = await loadBundled('libs/answers/src/documents/read-answers.ts');
  const read = answerFiles(school).map(({ file, source }) => readAnswers(file, source));
  const placed = read.flatMap(({ cards }) => cards);
  const module = [
    "import type { AnswerCard } from '@kidcode/school';",
    '',
    `export const ANSWERS: readonly AnswerCard[] = JSON.parse(${JSON.stringify(JSON.stringify(placed.map(({ card }) => card)))});`,
    '',
  ].join('\n');
  const links = placed.flatMap(({ card, mistakeAt }) =>
    linksOfCard(card).map(([path, to]) => ({ to, mistake: (message) => mistakeAt(path, message) })),
  );
  return { read, module, links, mistakes: read.flatMap(({ problems }) => problems) };
}

/** The library of answers over a school whose modules are written. */
const answersOf = (school) =>
  loadBundled('libs/answers/src/documents/index.ts', {
    conditions: schoolConditions({ KIDCODE_SCHOOL: school }),
    instead: {},
  });

/** What is learnt from the cards takes seconds, and is made again only where cards, FAQ, or what learns them are others. */
export async function writeLearnt(school, read) {
  const folder = `schools/${school}/generated`;
  const stamp = at(join(folder, 'answers-learnt.json'));
  if (isStampRight(stamp, at(''))) return;
  const { learnDeck } = await answersOf(school);
  const learnt = learnDeck(read.flatMap(({ cards }) => cards.map(({ card }) => card)));
  writeFileSync(at(join(folder, 'answers-learnt.bin')), learnt);
  writeFileSync(
    at(join(folder, 'answers-learnt.d.bin.ts')),
    'declare const bytes: Uint8Array;\nexport default bytes;\n',
  );
  const inputs = ['answers.ts', 'faq.ts', 'facts', 'answers-learnt.bin'].map((name) => `${folder}/${name}`);
  writeStamp(stamp, at(''), ['libs/answers/src', ...inputs]);
}

/**
 * All that is wrong in the cards of a school whose modules are written.
 *
 * @param read the cards, as `readCards` read them.
 * @param {boolean} isFresh whether they are those of its documents: of older ones, facts that are missing are not doubted.
 */
export async function cardMistakes(school, read, today, isFresh) {
  const { answerMistakes, isNotice } = await answersOf(school);
  const circumstances = { today, now: null, branch: null, places: [] };
  return answerMistakes(read, circumstances, isFresh).filter((found) => !isNotice(found));
}
