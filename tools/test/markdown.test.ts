import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readBlocks } from '../markdown/markdown-blocks.mjs';
import { compileSchoolMarkdown, loadSchoolMarkdown, markdownMistakes } from '../markdown/school-markdown.mjs';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const NEWS = `${WORKSPACE}schools/example/news/open-house.md`;
const TERMS = `${WORKSPACE}schools/example/terms/general.md`;

const HEAD = {
  title: 'Open house',
  day: '2026-01-10',
  tag: 'Visit',
  picture: 'news',
  places: 'both',
  sample: 'false',
};
const newsFile = (head: Readonly<Record<string, string | undefined>>, body = 'Come in.') =>
  [
    '---',
    ...Object.entries<string | undefined>({ ...HEAD, ...head }).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${value}`],
    ),
    '---',
    '',
    body,
  ].join('\n');
const news = (head: Readonly<Record<string, string | undefined>>, body?: string) =>
  compileSchoolMarkdown(newsFile(head, body), NEWS);

it('reads a news item: its name from the file, its head, its words', () => {
  expect(news({ label: 'Our centers', href: '/learning-centers', until: '2026-01-10' })).toEqual({
    id: 'open-house',
    title: 'Open house',
    day: '2026-01-10',
    until: '2026-01-10',
    tag: 'Visit',
    picture: 'news',
    link: { label: 'Our centers', href: '/learning-centers' },
    places: ['in-center', 'online'],
    sample: false,
    blocks: [{ kind: 'paragraph', words: ['Come in.'] }],
  });
});

it.each([
  [{ day: '2026-02-30' }, ":3:1: day: expected a day as YYYY-MM-DD, got '2026-02-30'"],
  [{ day: undefined }, ':1:1: expected day: a day as YYYY-MM-DD, found no such line'],
  [{ until: '2026-01-09' }, ":8:1: until: expected 2026-01-10 or a later day, got '2026-01-09'"],
  [{ places: 'everywhere' }, ":6:1: places: expected in-center or online or both, got 'everywhere'"],
  [{ label: 'Our centers' }, ':8:1: expected label and href together, or neither'],
  [{ label: 'Elsewhere', href: 'https://example.com' }, ':9:1: href: expected a page of the site'],
  [{ author: 'Me' }, ':8:1: expected one of title, day,'],
])('says which line of a head is wrong, and what it expected: %j', (head, message) =>
  expect(() => news(head)).toThrow(`schools/example/news/open-house.md${message}`),
);

it.each([
  ['<b>bold</b>', ':10:1: expected words'],
  ['# Too large', ':10:1: expected a heading with two signs'],
  ['![a](b.png)', ':10:1: expected words'],
  ['```\ncode\n```', ':10:1: expected headings, paragraphs, lists and tables'],
  ['See [it](/faq.', ':10:1: a link is written [words](/address)'],
  ['## Who {#who', ':10:1: the address of a headline ends it'],
  ['', ':9:1: expected some text below the head'],
])('refuses what no page shows: %j', (body, message) =>
  expect(() => news({}, body)).toThrow(`open-house.md${message}`),
);

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

it('gathers a legal text under its headings, each with an address of its own', () => {
  const head =
    '---\nkind: general\neyebrow: Terms\ntitle: Terms\nlabel: Classes\nlead: Words\nchanged: 2026-01-01\nsample: true\n---\n';
  expect(compileSchoolMarkdown(`${head}\n## Fees and payment\n\nOne.\n\nTwo.`, TERMS)).toMatchObject({
    kind: 'general',
    sections: [{ id: 'fees-and-payment', title: 'Fees and payment', blocks: [{}, {}] }],
  });
  expect(() => compileSchoolMarkdown(`${head}\n## Same\n\nOne.\n\n## Same\n`, TERMS)).toThrow(
    "general.md:15:1: expected an id of its own, 'same' is taken",
  );
  expect(() => compileSchoolMarkdown(`${head}\nNo heading.`, TERMS)).toThrow(
    'expected a heading (## Title) first',
  );
});

it('makes a module of one file, or of a whole folder', () => {
  const file = `${WORKSPACE}schools/kidcode/privacy.md`;
  const [, json = ''] = /^export default (.*);\n$/s.exec(loadSchoolMarkdown(file)) ?? [];
  expect(JSON.parse(json)).toEqual(compileSchoolMarkdown(readFileSync(file, 'utf8'), file));
  expect(loadSchoolMarkdown(`${WORKSPACE}schools/kidcode/terms/index.folder`)).toContain('"kind":"general"');
});

it('tells the mistakes of all Markdown files of a school with those of its other documents', () => {
  expect(['kidcode', 'harbor'].flatMap(markdownMistakes)).toEqual([]);
});
