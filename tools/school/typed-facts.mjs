// What somebody should look at in a school's texts: sentences in which a fact is typed that is another one in its documents by now
// (how many centers there are, the percents of its offers), and legal texts and news that stand in for the school's own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { splitHead } from '../markdown/markdown-blocks.mjs';
import { at } from './current-school.mjs';
import { readSource } from './only-with.mjs';
import { documentIds } from './read-documents.mjs';
import { documentsOf } from './stray-content.mjs';

const COUNT = {
  ...{ both: 2, either: 2, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ ambos: 2, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
};

/** 'both centers', 'our two learning centers', 'los dos centros'; who names the other ones counts another thing. */
const CENTERS = new RegExp(
  `(?<!\\bother |\\botros )\\b(${Object.keys(COUNT).join('|')}|[2-9]|[1-9]\\d)(?: of)?(?: the| our)?(?: learning)? (?:centers?|centros?)\\b`,
  'gi',
);

/** '50%', '50 % off', where a sentence is about what something costs. */
const PERCENT = /(?<![\d.,])([1-9]\d?) ?%/g;
const ABOUT_PRICES = /\b(?:off|discounts?|saves?|less|coupons?|descuentos?|menos|cup[oó]n)\b/i;

/** Documents whose words are filled in. */
const FILLED = /^(?:texts|pages|faq|news|terms)\/|^privacy\.md$/;
/** What pictures show, and what parents say, is theirs. */
const OTHERS = /^(?:pictures|asked)\.yaml$/;
const ASKED = /^( *)asked:/;

/** The lines of a document in which the school itself speaks: no notes, and not the words in which parents ask. */
function ownLines(file, text) {
  const isYaml = file.endsWith('.yaml');
  let asked = null;
  return text.split('\n').map((line) => {
    const indent = /^ */.exec(line)[0].length;
    const isBelow =
      line.trim() === '' || indent > asked || (indent === asked && line.startsWith('- ', indent));
    if (asked !== null && isBelow) return '';
    asked = isYaml ? (ASKED.exec(line)?.[1].length ?? null) : null;
    return asked !== null || (isYaml ? /^\s*#/ : /^>/).test(line) ? '' : line;
  });
}

function countProblems(line, count, isFilled) {
  return [...line.matchAll(CENTERS)].flatMap(([said, word]) => {
    const told = COUNT[word.toLowerCase()] ?? Number(word);
    const better = isFilled ? '{centers count} centers, or words' : 'words';
    return told === count
      ? []
      : [
          {
            code: 'counted-centers',
            message: `"${said}" counts ${told}, and the school has ${count}: write ${better} that do not count them.`,
          },
        ];
  });
}

const percentProblems = (line, percents) =>
  !ABOUT_PRICES.test(line)
    ? []
    : [...line.matchAll(PERCENT)]
        .filter(([, percent]) => !percents.includes(Number(percent)))
        .map(([said]) => ({
          code: 'typed-percent',
          message: `"${said}" stands here, and no offer and no discount has that percent.`,
        }));

/** Every percent that something of the school is cheaper by, on whatever day. */
const percentsOf = ({ OFFERS, SEASONS, ONLINE_CAMP }) =>
  [...JSON.stringify([OFFERS, SEASONS, ONLINE_CAMP]).matchAll(/"(?:percent|discountPercent)":(\d+)/g)].map(
    ([, percent]) => Number(percent),
  );

/**
 * What somebody should look at in the words of a document.
 *
 * @param {{ file: string, text: string }} document `file`: below the school's folder.
 * @param facts of the school.
 * @returns {{ code: string, line: number, message: string }[]}
 */
export function typedFactsIn({ file, text }, facts) {
  if (OTHERS.test(file)) return [];
  const percents = percentsOf(facts);
  return ownLines(file, text).flatMap((line, index) =>
    [...countProblems(line, facts.CENTERS.length, FILLED.test(file)), ...percentProblems(line, percents)].map(
      (found) => ({ ...found, line: index + 1 }),
    ),
  );
}

/** The same of all documents of a school, as notices of its check. @returns {{ code: string, path: string, message: string }[]} */
export function typedFacts(school, facts) {
  const folder = at(`schools/${school}`);
  return documentsOf(school).flatMap((path) => {
    const file = path.replace(`schools/${school}/`, '');
    const text = readSource(folder, join(folder, file));
    return text === null
      ? []
      : typedFactsIn({ file, text }, facts).map(({ code, line, message }) => ({
          ...{ code, message },
          path: `${path}:${line}`,
        }));
  });
}

const IS_SAMPLE = /^sample: *["']?yes\b/m;

/** @returns {string[]} the documents whose heads say `sample: yes`, named from the school's folder: 'terms/camps.md'. */
export function sampleDocuments(school) {
  const folder = at(`schools/${school}`);
  const files = ['news', 'terms'].flatMap((kind) =>
    documentIds(folder, kind, '.md').map((id) => `${kind}/${id}.md`),
  );
  return ['privacy.md', ...files].filter((file) => {
    const text = existsSync(join(folder, file)) ? readSource(folder, join(folder, file)) : null;
    return text !== null && IS_SAMPLE.test(splitHead(text)?.head ?? '');
  });
}
