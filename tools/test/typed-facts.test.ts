import { runScript } from './run-script';

const SCRIPT = `
  import { readFileSync } from 'node:fs';
  import { typedFactsIn } from './tools/school/typed-facts.mjs';
  const facts = {
    CENTERS: [{}, {}, {}],
    OFFERS: [{ values: [{ kind: 'percent', percent: 40 }] }],
    SEASONS: [{ sale: { rates: { discount: { percent: 15 } } } }],
    ONLINE_CAMP: { discountPercent: 10 },
  };
  const documents = JSON.parse(readFileSync(0, 'utf8'));
  console.log(JSON.stringify(documents.map(([file, text]) => typedFactsIn({ file, text }, facts))));
`;

const COUNTED = 'and the school has 3: write {centers count} centers, or words that do not count them.';

/** Documents of a school with three centers and offers of 40, 15 and 10 percent, and what is said of each. */
const DOCUMENTS: readonly (readonly [file: string, text: string, said: readonly string[]])[] = [
  // With a third center, pages still spoke of two; a percent that was changed in its offer stayed in the banner.
  [
    'texts/home.yaml',
    'options:\n  lead: At both centers and online.',
    [`2 "both centers" counts 2, ${COUNTED}`],
  ],
  [
    'pages/about.md',
    'Two learning centers in Texas.\n\nAll of our 4 centers.',
    [`1 "Two learning centers" counts 2, ${COUNTED}`, `3 "4 centers" counts 4, ${COUNTED}`],
  ],
  [
    'seasons/spring.yaml',
    'about: One week at both centers.',
    ['1 "both centers" counts 2, and the school has 3: write words that do not count them.'],
  ],
  [
    'answers/places.yaml',
    '- question: Which of the two centers?\n  asked:\n    - is it at both centers\n  spanish:\n    answer: En los dos centros.\n    asked:\n    - los dos centros',
    [
      '1 "two centers" counts 2, and the school has 3: write words that do not count them.',
      '5 "dos centros" counts 2, and the school has 3: write words that do not count them.',
    ],
  ],
  [
    'school.yaml',
    'promotion: 50% Off First Month\nbanner: 40% off',
    ['1 "50%" stands here, and no offer and no discount has that percent.'],
  ],
  [
    'faq/1-before.md',
    '## How many?\n\n> are there two centers\n\nThree centers, and the other two centers.',
    [],
  ],
  [
    'texts/home.yaml',
    '# 50% off at both centers\nlead: One center. {centers count} centers.\ntitle: 100% free',
    [],
  ],
  ['pages/about.md', '15% off, and 10 % less in a class.\nNine of ten, or 90%, come back.', []],
  ['pictures.yaml', 'a.svg: Two learning centers with a map.', []],
  ['asked.yaml', '/faq#hours:\n  - are both centers open', []],
];

describe('a fact that is typed into a document', () => {
  const found = runScript(
    SCRIPT,
    DOCUMENTS.map(([file, text]) => [file, text]),
  ) as readonly (readonly { readonly line: number; readonly message: string }[])[];

  it.each(DOCUMENTS.map((document, index) => [...document, found[index] ?? []] as const))(
    'in %s, %j, is noticed where the school has another one',
    (_file, _text, said, notices) => {
      expect(notices.map(({ line, message }) => `${line} ${message}`)).toEqual(said);
    },
  );
});

const SAMPLES = `
  import { sampleDocuments } from './tools/school/typed-facts.mjs';
  console.log(JSON.stringify(sampleDocuments('kidcode')));
`;

// The check did not count legal texts that wait for a lawyer among the samples.
it('names legal texts that stand in for the school’s own, and no news that is its own', () => {
  expect(runScript(SAMPLES)).toEqual([
    'privacy.md',
    ...['camps', 'general', 'online-camps', 'online', 'shared'].map((id) => `terms/${id}.md`),
  ]);
});
