import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const HEAD = `---
name: Harvest
title: Harvest days
description: What grows in a garden of robots.
address: /faq
icon: leaf
menu: Company, 2
---

# Harvest days

Come and see.

\`\`\`hero
picture: programs/about.svg
press: trial
\`\`\`
`;
const BODY = `
## What to bring

\`\`\`cards
cards:
  - title: Boots
    text: The field is wet in {school}.
\`\`\`
`;
const PAGE = HEAD + BODY;

// The page has an address that exists, under that page's own name.
const SCRIPT = `
  import { readFileSync } from 'node:fs';
  import { loadBundled, sentenceOf } from './tools/school/read-documents.mjs';
  import { readPage } from './tools/school/read-page.mjs';
  import { brokenLinks, pagesProblems, schoolWords } from './tools/school/school-pages.mjs';
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const { BLOCKS: blocks } = await loadBundled('apps/web/src/blocks/all-blocks.ts');
  const words = await schoolWords('kidcode', '2025-12-01');
  const alts = { 'programs/about.svg': 'A garden.', 'programs/gone.svg': 'Nothing.' };
  const hasPicture = (file) => ['programs/about.svg', 'programs/silent.svg'].includes(file);
  const file = 'pages/faq.md';
  const answers = JSON.parse(readFileSync(0, 'utf8')).map((text) => {
    const page = { id: 'faq', file, ...readPage({ file, id: 'faq', text }, { library, blocks, hasPicture, alts }) };
    const between = page.head === undefined ? [] : [...pagesProblems({ pages: [page] }, words), ...brokenLinks(page.links, { ...words, anchors: { faq: page.anchors }, nearestName: library.nearestName })];
    return [...page.mistakes, ...between].map(sentenceOf);
  });
  console.log(JSON.stringify(answers));
`;

function run(script: string, input = ''): string {
  const { stdout, stderr, status } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: resolve(__dirname, '../..'),
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const mistakesIn = (texts: readonly string[]): readonly (readonly string[])[] =>
  JSON.parse(run(SCRIPT, JSON.stringify(texts))) as string[][];

/** What an editor mistypes: what stands in the page, what stands there instead, and the beginning of each sentence. */
const SLIPS: readonly (readonly [string, string, string, readonly RegExp[]])[] = [
  [
    'a block that is none',
    '```cards',
    '```crads',
    [/^21:4: there is no block "crads"\. Did you mean "cards"\?$/],
  ],
  ['a fence without its end', 'trial\n```\n', 'trial\n', [/^14:1: the block "hero" .* no closing line/]],
  [
    'the last fence without its end',
    '{school}.\n```',
    '{school}.',
    [/^21:1: the block "cards" .* no closing/],
  ],
  ['a field that is none', 'picture:', 'pictrue:', [/^15:1: "pictrue" is not known .* "picture"\?$/]],
  ['a field that is missing', '    text: The field is wet in {school}.\n', '', [/^23:5: "text" is missing/]],
  [
    'a placeholder that is none',
    '{school}',
    '{shcool}',
    [/^24:31: nothing is called \{shcool\}.*\{school\}\?$/],
  ],
  ['a placeholder of another place', '{school}', '{where}', [/^24:31: nothing is called \{where\}/]],
  [
    'a picture that is not there',
    'about.svg',
    'abuot.svg',
    [/^15:10: .*"programs\/abuot\.svg".* Near: programs\/about/],
  ],
  [
    'a picture without words',
    'about.svg',
    'silent.svg',
    [/^15:10: what "programs\/silent\.svg" shows is not said/],
  ],
  [
    'an address of another page',
    'address: /faq',
    'address: /news',
    [/^5:10: \/news is the address of the page "news"/],
  ],
  ['a page that nobody leads to', 'menu: Company, 2\n', '', [/^2:1: nobody leads to this page/]],
  ['a link to nothing', 'press: trial', 'press: Ask -> /nowhere', [/^16:8: there is no page at \/nowhere/]],
  [
    'a link to a headline that is none',
    '\n## What',
    '\nSee [it](/faq#what-to-birng), or [all](/faq).\n\n## What',
    [/^19:1: there is no headline #what-to-birng on the page \/faq\. Did you mean #what-to-bring\?/],
  ],
  [
    'a link to nothing between blocks',
    '\n## What',
    '\nSee [it](/nowhere).\n\n## What',
    [/^19:1: there is no page at \/nowhere/],
  ],
  [
    'a button that is none',
    'press: trial',
    'press: trail',
    [/^16:8: there is no button "trail"\. Did you mean "trial"\?$/],
  ],
  [
    'a link where words are plain',
    'Come and see.',
    'Come and [see](/faq).',
    [/^12:1: the words .* move a link below/],
  ],
  [
    'a button to a headline that is none',
    'press: trial',
    'press: "Ask -> #what-to-birng"',
    [/^16:8: there is no headline #what-to-birng on this page\. Did you mean #what-to-bring\?$/],
  ],
  [
    'a button to a headline without quotes',
    'press: trial',
    'press: Ask -> #what-to-bring',
    [/^16:8: what follows a # is a note; between quotes it is a value: "#what-to-bring"\.$/],
  ],
  [
    'a link to a headline of its own page that is none',
    '\n## What',
    '\nSee [it](#nothing).\n\n## What',
    [/^19:1: there is no headline #nothing on this page\.$/],
  ],
  [
    'a link with a blank within',
    'Come and see.',
    'Come and [see] (/faq).',
    [/^12:1: a link is written \[words\]\(\/address\), with all its brackets and no blank/],
  ],
  [
    'a link as a button has it',
    'Come and see.',
    'Come and see -> /faq',
    [/^12:1: a link is written \[words\]\(\/address\)/],
  ],
  [
    'a headline without its blank',
    '## What',
    '##What',
    [/^19:1: a blank is missing behind the signs of this headline: "## Title"\.$/],
  ],
  [
    'HTML',
    'Come and see.',
    'Come and <b>see</b>.',
    [/^12:1: HTML is not shown: write words, and \*\*strong\*\* ones/],
  ],
  [
    'a placeholder without its end',
    '{school}',
    '{school',
    [/^24:31: the brace that begins here has no end: "\{school\."\.$/],
  ],
  [
    'a picture that is named and not there',
    'about.svg',
    'gone.svg',
    [/^15:10: there is no picture "programs\/gone\.svg" in public\/pictures\.$/],
  ],
  [
    'an icon that is none',
    'icon: leaf',
    'icon: laef',
    [/^6:7: there is no icon "laef"\. Did you mean "leaf"\?/],
  ],
  [
    'a menu that is none',
    'Company, 2',
    'Companie',
    [/^7:7: there is no heading .* Did you mean "Company"\?/],
  ],
  [
    'a colon in a title',
    'title: Harvest days',
    'title: Harvest: days',
    [/^3:8: a colon stands inside this text/],
  ],
  [
    'an American day',
    'icon: leaf',
    'icon: leaf\nfrom: 12/22/2025',
    [/^7:7: a day begins with its year: 2025-12-22/],
  ],
  [
    'a menu that is like none',
    'Company, 2',
    'Firma',
    [/^7:7: there is no heading and place "Firma"\. There is: Monthly Programs, /],
  ],
  ['an icon with more letters', 'icon: leaf', 'icon: leaflet', [/^6:7: .* Did you mean "leaf"\?$/]],
  [
    'an icon that is like none',
    'icon: leaf',
    'icon: rocket ship',
    [/^6:7: there is no icon "rocket ship"\. Some are home, /],
  ],
  [
    'a last day before the first',
    'icon: leaf',
    'icon: leaf\nfrom: 2026-03-01\nuntil: 2026-02-01',
    [/^8:8: this day lies before "from"\.$/],
  ],
  [
    'a link without an address',
    '\n## What',
    '\nSee [it]().\n\n## What',
    [/^19:1: this link leads nowhere: write an address/],
  ],
  [
    'a link to a page without its slash',
    '\n## What',
    '\nSee [it](faq).\n\n## What',
    [/^19:1: a link leads to a page such as \/camps, or begins with https:\/\/, not "faq"\.$/],
  ],
  [
    'a news item among the pages',
    HEAD,
    '---\ntitle: Open\nday: 2026-01-10\ntag: Visit\npicture: programs/about.svg\nplaces: both\n---\n\nCome in.\n',
    [/^1:1: by its head this is a news item: it belongs to the folder news\.$/],
  ],
  [
    'questions among the pages',
    PAGE,
    '---\ntitle: Before you come\n---\n\n## {ages}\n',
    [/^1:1: by its head this is a topic of questions: it belongs to the folder faq\.$/],
  ],
  [
    'a link whose bracket is open',
    '\n## What',
    '\nSee [it](/faq.\n\n## What',
    [/^19:1: a link is written \[words\]/],
  ],
  [
    'an open link above a block',
    'Come and see.',
    'Come and [see(/faq)',
    [/^12:1: a link is written \[words\]/],
  ],
  [
    'an address of a headline without its brace',
    'to bring',
    'to bring {#bring',
    [/^19:1: the address of a headline ends it/],
  ],
  ['another encoding', 'Come and', 'Come \uFFFD and', [/^12:1: letters cannot be read here/]],
  [
    'a row with a cell too few',
    BODY,
    '\n## Days\n\n```table\ncaption: Days\ncolumns: A | B\nrows:\n  - 1 | 2\n  - 3\n```\n',
    [/^26:5: this row has 1 cells, and the table 2 columns\.$/],
  ],
  ['no head', '---\n', '', [/^1:1: expected a head/]],
  ['no headline above a block', '## What to bring\n', '', [/^20:1: a headline \(## \.\.\.\) is missing/]],
  [
    'a headline with nothing below',
    '\n## What',
    '\n## Nothing\n\n## What',
    [/^19:1: nothing stands under the headline "Nothing"/],
  ],
  ['two headlines of one name', BODY, BODY + BODY, [/^27:1: two headlines .* "#what-to-bring"/]],
  ['a fence without a name', '```cards', '```', [/^21:1: expected text, a headline, or a fence/]],
  ['a description without end', 'What grows', 'What grows and '.repeat(20), [/^4:14: at most 170 letters/]],
  [
    'a mistake in each paragraph',
    BODY,
    '\n## One\n\nSee [it](/faq.\n\n- <b>a</b>\n\n## Two\n\n![b](/b.svg)\n',
    [/^21:1: a link is written/, /^23:1: expected words/, /^27:1: expected words/],
  ],
  [
    'a mistake in each block',
    PAGE.slice(PAGE.indexOf('press: trial')),
    PAGE.slice(PAGE.indexOf('press: trial'))
      .replace('trial', 'trail')
      .replace('text:', 'laeder: x\n    text:'),
    [/^16:8: there is no button "trail"/, /^24:5: "laeder" is not known/],
  ],
];

const HEADLINES = `
  import { loadBundled, readSchoolDocuments } from './tools/school/read-documents.mjs';
  import { readPictures, schoolWords } from './tools/school/school-pages.mjs';
  import { readTexts } from './tools/school/school-texts.mjs';
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const { facts } = (await readSchoolDocuments('kidcode')).value;
  const words = await schoolWords('kidcode', '2025-12-01');
  const about = { facts, library, pictures: readPictures('kidcode', library), words, names: { branches: [...facts.CENTERS, facts.ONLINE].map(({ id }) => id), offers: null } };
  const { sections, mistakes } = readTexts("kidcode", about);
  console.log(JSON.stringify(sections.faq ?? mistakes));
`;

it('a link to the page of the questions may name a topic, a question, or one that is answered from facts', () => {
  const known = JSON.parse(run(HEADLINES)) as readonly string[];
  expect(known).toEqual(expect.arrayContaining(['ask', 'trial-class', 'ages', 'camp-dates', 'refund']));
  expect(known).not.toContain('nothing');
});

describe('what is said of a mistake in a page', () => {
  const [right, ...wrong] = mistakesIn([PAGE, ...SLIPS.map(([, from, to]) => PAGE.replace(from, () => to))]);

  it('is nothing where there is none', () => expect(right).toEqual([]));

  it.each(SLIPS.map(([name, , , sentences], index) => [name, sentences, wrong[index] ?? []] as const))(
    '%s',
    (_, sentences, found) => {
      const places = found.map((sentence) => sentence.replace(/^pages\/faq\.md:/, ''));
      expect(places).toEqual(sentences.map((sentence) => expect.stringMatching(sentence) as string));
      for (const sentence of places)
        expect(sentence.replace(/^\d+:\d+: /, '').length).toBeLessThanOrEqual(200);
    },
  );
});
