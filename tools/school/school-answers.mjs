// The school's answer cards: as a module, and what is wrong in them.
import { answerFiles, loadBundled } from './read-documents.mjs';
import { schoolConditions } from './current-school.mjs';

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
    card.read === null ? [] : [{ to: card.read, mistake: (message) => mistakeAt(['read'], message) }],
  );
  return { read, module, links, mistakes: read.flatMap(({ problems }) => problems) };
}

/**
 * All that is wrong in the cards of a school whose modules are written.
 *
 * @param read the cards, as `readCards` read them.
 * @param {boolean} isFresh whether they are those of its documents: of older ones, facts that are missing are not doubted.
 */
export async function cardMistakes(school, read, today, isFresh) {
  const { answerMistakes, isNotice } = await loadBundled('libs/answers/src/documents/index.ts', {
    conditions: schoolConditions({ KIDCODE_SCHOOL: school }),
    instead: {},
  });
  const circumstances = { today, now: null, branch: null, places: [] };
  return answerMistakes(read, circumstances, isFresh).filter((found) => !isNotice(found));
}
