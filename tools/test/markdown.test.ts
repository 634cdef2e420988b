import { readBlocks } from '../markdown/markdown-blocks.mjs';
import { runScript } from './run-script';

it('reads headings, lists, links and tables', () => {
  expect(
    readBlocks(
      '## Who is it for? {#who}\n\n- you\n- *us*\n\n1. [camps](/camps)\n\n| Day | Open |\n| - | - |\n| Mon | **yes** |',
    ),
  ).toEqual([
    { kind: 'heading', id: 'who', text: 'Who is it for?' },
    { kind: 'list', ordered: false, items: [['you'], [{ emphasis: 'us' }]] },
    { kind: 'list', ordered: true, items: [[{ label: 'camps', href: '/camps' }]] },
    { kind: 'table', columns: ['Day', 'Open'], rows: [[['Mon'], [{ strong: 'yes' }]]] },
  ]);
});

// The words of an example school, read as those of a school are; with what the schools themselves say wrong.
const SCRIPT = `
  import { readFileSync } from 'node:fs';
  import { readMarkdown } from './tools/markdown/school-markdown.mjs';
  import { loadBundled, sentenceOf } from './tools/school/read-documents.mjs';
  import { readText } from './tools/school/school-texts.mjs';
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const facts = { phone: '555-0100', holidays: null };
  const words = {
    wordsFor: (name) => facts[name],
    names: Object.keys(facts),
    pageAtAddress: (address) => (/^.(learning-centers|class-schedule)?([?#].*)?$/.test(address) ? 'a page' : null),
  };
  const pictures = {
    alts: { 'programs/news.svg': 'A megaphone.' },
    hasPicture: (file) => ['programs/news.svg', 'programs/silent.svg'].includes(file),
  };
  const about = { library, pictures, words };
  const read = ([file, text]) => {
    if (file.endsWith('.yaml')) return { ...readText({ file, text }, about), fill: () => [] };
    return readMarkdown({ file, text, kind: file.split('/')[0] }, about);
  };
  const answers = JSON.parse(readFileSync(0, 'utf8')).map((document) => {
    const { value, mistakes, links = [], fill } = read(document);
    const astray = links.filter(({ to }) => words.pageAtAddress(to) === null);
    const found = [...mistakes, ...fill(words), ...astray.map(({ to, mistake }) => mistake('no page ' + to))];
    return { value, mistakes: found.map(sentenceOf) };
  });
  console.log(JSON.stringify(answers));
`;

type Read = { readonly value?: unknown; readonly mistakes: readonly string[] };

const NEWS = `---
title: Open house
day: 2026-01-10
until: 2026-01-12
tag: Visit
picture: programs/news.svg
press: Our centers -> /learning-centers
places: both
---

Come in, or call {phone}.
`;
const TERMS = `---
eyebrow: Terms
title: Terms
label: Classes
lead: Words
changed: 2026-01-01
sample: yes
---

## Fees and payment

One.

Two.
`;
const FAQ = `---
title: Before you come
---

## What should we pack? {#pack}

> Does she need
> her own laptop?

A bottle.
And a snack.

Computers are here.

[Timetable](/class-schedule)
[Centers](/learning-centers)

## {ages}
`;
const TEXT = `eyebrow: Questions
title: Asked at the door
lead: Call {phone}.
picture: programs/news.svg
`;
const HERO = `what: build boats
trial: &press
  label: Look in
  subtitle: For free
  to: /?dialog=trial
enroll: *press
promotion: /learning-centers
seconds: 5
scenes: []
`;

const SOUND = {
  'news/a.md': NEWS,
  'terms/general.md': TERMS,
  'faq/1-a.md': FAQ,
  'texts/faq.yaml': TEXT,
  'texts/home-hero.yaml': HERO,
};

/** What an editor mistypes: the document, what stands there, what is written instead, and the beginning of each sentence. */
const SLIPS: readonly (readonly [keyof typeof SOUND, string, string, readonly string[]])[] = [
  ['news/a.md', '2026-01-10', '2026-02-30', ['3:6: ']],
  ['news/a.md', 'day: 2026-01-10\n', '', ['2:1: "day" is missing in the head of a news item.']],
  ['news/a.md', '2026-01-12', '2026-01-09', ['4:8: the last day lies before the first.']],
  ['news/a.md', 'both', 'everywhere', ['8:9: expected in-center, online or both']],
  ['news/a.md', '-> /learning-centers', 'https://example.com', ['7:8: words with a page of this site']],
  ['news/a.md', '/learning-centers', '/learning', ['7:8: no page /learning']],
  [
    'news/a.md',
    'tag:',
    'tagg:',
    ['5:1: "tagg" is not known in the head of a news item. Did you mean "tag"?'],
  ],
  [
    'news/a.md',
    'news.svg',
    'nwes.svg',
    ['6:10: there is no picture "programs/nwes.svg" in public/pictures. Near: programs/news.svg.'],
  ],
  ['news/a.md', 'news.svg', 'silent.svg', ['6:10: what "programs/silent.svg" shows is not said']],
  ['news/a.md', '{phone}', '{phnoe}', ['11:18: nothing is called {phnoe}. Did you mean {phone}?']],
  ['news/a.md', '{phone}', '{holidays}', ['11:18: the school has not stated {holidays}: state it']],
  ['news/a.md', 'Come in', '<b>Come</b> in', ['11:1: expected words']],
  ['news/a.md', 'Come in, or call {phone}.', '', ['10:1: expected some text below the head']],
  ['news/a.md', '---\n', '', ['1:1: expected a head']],
  ['terms/general.md', '## Fees', '# Fees', ['10:1: expected a heading with two signs']],
  ['terms/general.md', '## Fees and payment\n', '', ['9:1: expected a headline (## Title) first']],
  ['terms/general.md', 'Two.', '## Fees and payment', ['14:1: expected an id of its own']],
  ['terms/general.md', 'Two.', 'See [all](/camps.', ['14:1: a link is written [words](/address)']],
  ['terms/general.md', '## Fees and payment', '## Fees {#fees', ['10:1: the address of a headline ends it']],
  ['terms/general.md', 'Two.', 'See [all](/nowhere).', ['14:1: no page /nowhere']],
  ['faq/1-a.md', '{ages}', '{agse}', ['18:1: the site answers no question {agse}; did you mean {ages}?']],
  [
    'faq/1-a.md',
    '## What should we pack? {#pack}\n',
    '',
    ['6:1: expected a question (## What ...?) above this'],
  ],
  ['faq/1-a.md', 'Computers are', 'Computers [are](/camps)', ['13:1: an answer has plain words']],
  ['faq/1-a.md', 'Computers are here.', '- one', ['13:1: expected an answer in plain words']],
  ['faq/1-a.md', '[Timetable](/class-schedule)', '[Timetable](/classes)', ['15:1: no page /classes']],
  // Such a question stood on the page with nothing below it.
  [
    'faq/1-a.md',
    FAQ.slice(FAQ.indexOf('A bottle'), FAQ.indexOf('## {ages}')),
    '',
    ['5:1: nobody answers "What should we pack?"'],
  ],
  ['faq/1-a.md', '## {ages}', '## And who answers?', ['18:1: nobody answers "And who answers?"']],
  [
    'faq/1-a.md',
    FAQ.slice(FAQ.indexOf('## What')),
    '',
    ['4:1: expected a question (## What ...?) below the head'],
  ],
  [
    'faq/1-a.md',
    FAQ.slice(FAQ.indexOf('A bottle')),
    'A *bottle*.\n\n- one\n\n[Timetable](/classes)\n\n## Who?\n\n## {agse}\n\n{phnoe}\n',
    [
      '10:1: an answer has plain words',
      '12:1: expected an answer in plain words',
      '18:1: the site answers no question {agse}',
      '20:1: expected a question (## What ...?) above this',
      '16:1: nobody answers "Who?"',
      '20:1: nothing is called {phnoe}',
      '14:1: no page /classes',
    ],
  ],
  [
    'news/a.md',
    NEWS.slice(NEWS.indexOf('tag:')),
    'tagg: Visit\nplaces: both\n---\n\n<b>Come</b> in to {shcool}.\n\n![A door](/door.svg)\n\nSee [it](/nowhere), or [that](/faq.\n',
    [
      '2:1: "picture" is missing',
      '5:1: "tagg" is not known',
      '9:1: expected words',
      '11:1: expected words',
      '13:1: a link is written',
      '9:19: nothing is called {shcool}',
      '13:1: no page /nowhere',
    ],
  ],
  ['faq/1-a.md', '## What', '# What', ['5:1: a question begins with two signs']],
  ['faq/1-a.md', '(/class-schedule)', '()', ['15:1: this link leads nowhere']],
  ['news/a.md', 'call {phone}.', 'call [us]().', ['11:1: this link leads nowhere']],
  ['texts/faq.yaml', 'lead: Call', 'lead: 844: Call', ['3:7: a colon stands inside this text']],
  ['texts/faq.yaml', '{phone}', '{phne}', ['3:7: nothing is called {phne}. Did you mean {phone}?']],
  [
    'texts/faq.yaml',
    'title: Asked',
    'titel: Asked',
    ['2:1: "titel" is not known in the top of a page. Did you mean "title"?'],
  ],
  ['texts/faq.yaml', 'lead:', 'title: Twice\nlead:', ['3:1: this name stands twice here']],
  [
    'texts/faq.yaml',
    'programs/news.svg',
    'programs/new.svg',
    ['4:10: there is no picture "programs/new.svg"'],
  ],
  ['texts/home-hero.yaml', 'promotion: /learning-centers', 'promotion: /nowhere', ['7:12: no page /nowhere']],
  ['texts/home-hero.yaml', 'seconds: 5', 'seconds: often', ['8:10: a whole number from 1 to 60']],
];

describe('the words of a school', () => {
  const files = Object.keys(SOUND) as (keyof typeof SOUND)[];
  const wrong = SLIPS.map(([file, from, to]) => [file, SOUND[file].replace(from, () => to)] as const);
  const read = runScript(SCRIPT, [
    ...files.map((file) => [file, SOUND[file]] as const),
    ...wrong,
    ['texts/fqa.yaml', TEXT],
  ]) as readonly Read[];

  it('have no mistake where there is none', () => {
    expect(read.slice(0, files.length).flatMap(({ mistakes }) => mistakes)).toEqual([]);
  });

  it('are a news item with its picture and its link', () => {
    expect(read[0]?.value).toEqual({
      title: 'Open house',
      day: '2026-01-10',
      until: '2026-01-12',
      tag: 'Visit',
      picture: { src: '/pictures/programs/news.svg', alt: 'A megaphone.', width: 480, height: 360 },
      press: { label: 'Our centers', href: '/learning-centers' },
      places: ['in-center', 'online'],
      sample: false,
      blocks: [{ kind: 'paragraph', words: ['Come in, or call {phone}.'] }],
    });
  });

  it('are a legal text under its headlines, each with an address of its own', () => {
    expect(read[1]?.value).toMatchObject({
      changed: '2026-01-01',
      sample: true,
      sections: [{ id: 'fees-and-payment', title: 'Fees and payment', blocks: [{}, {}] }],
    });
  });

  it('are questions with what parents also say, an answer, and where to read on', () => {
    expect(read[2]?.value).toEqual({
      title: 'Before you come',
      items: [
        {
          id: 'pack',
          question: 'What should we pack?',
          asked: ['Does she need', 'her own laptop?'],
          answer: ['A bottle. And a snack.', 'Computers are here.'],
          links: [
            { label: 'Timetable', href: '/class-schedule' },
            { label: 'Centers', href: '/learning-centers' },
          ],
        },
        'ages',
      ],
    });
  });

  it.each(SLIPS.map((slip, index) => [...slip, read[files.length + index]?.mistakes ?? []] as const))(
    'in %s: %j becomes %j',
    (file, _from, _to, sentences, found) => {
      expect(found).toEqual(sentences.map((words) => expect.stringContaining(`${file}:${words}`) as string));
    },
  );

  it('have no document that nobody reads', () => {
    expect(read.at(-1)?.mistakes).toEqual([
      'texts/fqa.yaml:1:1: nothing is read from here. Did you mean "faq.yaml"?',
    ]);
  });
});

const POPUPS = `
  import { readFileSync } from 'node:fs';
  import { loadBundled } from './tools/school/read-documents.mjs';
  import { readText } from './tools/school/school-texts.mjs';
  const library = await loadBundled('libs/school/src/documents/index.ts');
  const home = readFileSync('schools/kidcode/texts/home.yaml', 'utf8').replace(/ *# only with online/g, '').replace(/\\{online\\?[^}]*\\}/g, '');
  const wordsOn = (day) => (name) => (name !== 'offer coupon' ? '' : day < '2026-01-10' ? null : '10%');
  const words = { today: '2025-12-01', wordsOn, wordsFor: wordsOn('2025-12-01'), names: [] };
  const pictures = { alts: null, hasPicture: () => true };
  const told = (text) => readText({ file: 'texts/home.yaml', text }, { library, pictures, words }).mistakes.map(({ message }) => message);
  console.log(JSON.stringify([told(home), told(home.replace(/(to: .*coupon)/, '$1\\n  from: 2026-01-10'))]));
`;

// A popup that begins with its offer would have been refused on every day before.
it('a popup names its offer on the days on which it is shown', () => {
  expect(runScript(POPUPS)).toEqual([
    [expect.stringContaining('{offer coupon} is no percentage, or does not hold on this day')],
    [],
  ]);
});
