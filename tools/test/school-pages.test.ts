import { runScript } from './run-script';

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
    const between = page.head === undefined ? [] : [...pagesProblems({ pages: [page] }, words), ...brokenLinks(page.links, { ...words, anchors: { faq: page.anchors }, library })];
    return [...page.mistakes, ...between].map(sentenceOf);
  });
  console.log(JSON.stringify(answers));
`;

/** What an editor mistypes: what stands in the page, what stands there instead, and the beginning of each sentence. */
const SLIPS: readonly (readonly [string, string, readonly RegExp[]])[] = [
  // A head alone made an empty page.
  [PAGE.slice(PAGE.indexOf('# Harvest')), '', [/^9:1: expected some text or a block below the head\.$/]],
  // Such a link led to the home page, and nothing opened there.
  [
    'press: trial',
    'press: Ask -> /?dialog=tril',
    [/^16:8: there is no dialog "tril"\. Did you mean "trial"\?$/],
  ],
  ['```cards', '```crads', [/^21:4: there is no block "crads"\. Did you mean "cards"\?$/]],
  ['trial\n```\n', 'trial\n', [/^14:1: the block "hero" .* no closing line/]],
  ['{school}.\n```', '{school}.', [/^21:1: the block "cards" .* no closing/]],
  ['picture:', 'pictrue:', [/^15:1: "pictrue" is not known .* "picture"\?$/]],
  ['    text: The field is wet in {school}.\n', '', [/^23:5: "text" is missing/]],
  ['{school}', '{shcool}', [/^24:31: nothing is called \{shcool\}.*\{school\}\?$/]],
  ['{school}', '{where}', [/^24:31: nothing is called \{where\}/]],
  ['about.svg', 'abuot.svg', [/^15:10: .*"programs\/abuot\.svg".* Near: programs\/about/]],
  ['about.svg', 'silent.svg', [/^15:10: what "programs\/silent\.svg" shows is not said/]],
  ['address: /faq', 'address: /news', [/^5:10: \/news is the address of the page "news"/]],
  ['menu: Company, 2\n', '', [/^2:1: nobody leads to this page/]],
  ['press: trial', 'press: Ask -> /nowhere', [/^16:8: there is no page at \/nowhere/]],
  [
    '\n## What',
    '\nSee [it](/faq#what-to-birng), or [all](/faq).\n\n## What',
    [/^19:1: there is no headline #what-to-birng on the page \/faq\. Did you mean #what-to-bring\?/],
  ],
  ['\n## What', '\nSee [it](/nowhere).\n\n## What', [/^19:1: there is no page at \/nowhere/]],
  ['press: trial', 'press: trail', [/^16:8: there is no button "trail"\. Did you mean "trial"\?$/]],
  ['Come and see.', 'Come and [see](/faq).', [/^12:1: the words .* move a link below/]],
  [
    'press: trial',
    'press: "Ask -> #what-to-birng"',
    [/^16:8: there is no headline #what-to-birng on this page\. Did you mean #what-to-bring\?$/],
  ],
  [
    'press: trial',
    'press: Ask -> #what-to-bring',
    [/^16:8: what follows a # is a note; between quotes it is a value: "#what-to-bring"\.$/],
  ],
  ['\n## What', '\nSee [it](#nothing).\n\n## What', [/^19:1: there is no headline #nothing on this page\.$/]],
  [
    'Come and see.',
    'Come and [see] (/faq).',
    [/^12:1: a link is written \[words\]\(\/address\), with all its brackets and no blank/],
  ],
  ['Come and see.', 'Come and see -> /faq', [/^12:1: a link is written \[words\]\(\/address\)/]],
  ['## What', '##What', [/^19:1: a blank is missing behind the signs of this headline: "## Title"\.$/]],
  [
    'Come and see.',
    'Come and <b>see</b>.',
    [/^12:1: HTML is not shown: write words, and \*\*strong\*\* ones/],
  ],
  ['{school}', '{school', [/^24:31: the brace that begins here has no end: "\{school\."\.$/]],
  ['about.svg', 'gone.svg', [/^15:10: there is no picture "programs\/gone\.svg" in public\/pictures\.$/]],
  ['icon: leaf', `icon: ${'leaf'.repeat(90)}`, [/^6:7: .{197}\.{3}$/]],
  [
    '\n## What',
    '\nSee [it](faq).\n\n## What',
    [/^19:1: a link leads to a page such as \/camps, or begins with https:\/\/, not "faq"\.$/],
  ],
  [
    HEAD,
    '---\ntitle: Open\nday: 2026-01-10\ntag: Visit\npicture: programs/about.svg\nplaces: both\n---\n\nCome in.\n',
    [/^1:1: by its head this is a news item: it belongs to the folder news\.$/],
  ],
  [
    PAGE,
    '---\ntitle: Before you come\n---\n\n## {ages}\n',
    [/^1:1: by its head this is a topic of questions: it belongs to the folder faq\.$/],
  ],
  ['Come and see.', 'Come and [see(/faq)', [/^12:1: a link is written \[words\]/]],
  ['to bring', 'to bring {#bring', [/^19:1: the address of a headline ends it/]],
  [
    BODY,
    '\n## Days\n\n```table\ncaption: Days\ncolumns: A | B\nrows:\n  - 1 | 2\n  - 3\n```\n',
    [/^26:5: this row has 1 cells, and the table 2 columns\.$/],
  ],
  ['## What to bring\n', '', [/^20:1: a headline \(## \.\.\.\) is missing/]],
  ['\n## What', '\n## Nothing\n\n## What', [/^19:1: nothing stands under the headline "Nothing"/]],
  [BODY, BODY + BODY, [/^27:1: two headlines .* "#what-to-bring"/]],
  ['```cards', '```', [/^21:1: expected text, a headline, or a fence/]],
  [
    BODY,
    '\n## One\n\nSee [it](/faq.\n\n- <b>a</b>\n\n## Two\n\n![b](/b.svg)\n',
    [/^21:1: a link is written/, /^23:1: expected words/, /^27:1: expected words/],
  ],
  [
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
  const known = runScript(HEADLINES) as readonly string[];
  expect(known).toEqual(expect.arrayContaining(['ask', 'trial-class', 'ages', 'camp-dates', 'refund']));
  expect(known).not.toContain('nothing');
});

describe('what is said of a mistake in a page', () => {
  const texts = [PAGE, ...SLIPS.map(([from, to]) => PAGE.replace(from, () => to))];
  const [right, ...wrong] = runScript(SCRIPT, texts) as readonly (readonly string[])[];

  it('is nothing where there is none', () => expect(right).toEqual([]));

  it.each(SLIPS.map((slip, index) => [...slip, wrong[index] ?? []] as const))(
    '%j becomes %j',
    (_from, _to, sentences, found) => {
      const places = found.map((sentence) => sentence.replace(/^pages\/faq\.md:/, ''));
      expect(places).toEqual(sentences.map((sentence) => expect.stringMatching(sentence) as string));
    },
  );
});

const CARD_LINKS = `
  import { linksOfCard } from './tools/school/school-answers.mjs';
  const answer = 'See [our help](/nope). Or [mail](https://example.com), {camp link}.';
  console.log(JSON.stringify(linksOfCard({ read: '/about-us', answer, spanish: { answer: '[ayuda](/no?dialog=x#a)' } })));
`;

// Only "read" was looked at: a link within an answer could lead to no page.
it('an answer leads where its card says that one can read on, and where its words link to', () => {
  expect(runScript(CARD_LINKS)).toEqual([
    [['read'], '/about-us'],
    [['answer'], '/nope'],
    [['spanish', 'answer'], '/no?dialog=x#a'],
  ]);
});
