import { rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  misspelledMarks,
  openChoices,
  strangeSchools,
  unfitPictures,
  unreadFiles,
} from '../school/stray-content.mjs';
import { temporaryFolder } from './temporary-folder';

/** Stands in for that of libs/school. */
const nearestName = (name: string, known: readonly string[]) =>
  known.find((word) => word.startsWith(name.toLowerCase()));

const NO_PICTURE = 'this file is no picture that browsers show: expected a PNG, JPEG, WebP, AVIF or SVG.';

describe("what is no school's own", () => {
  const { root, put } = temporaryFolder();
  const names = ['north', 'south'];

  it('is the name of another school, at its place; a note for editors is none', () => {
    put('schools/north/school.yaml', '# As South School has it.\nname: North School\n');
    put('schools/south/school.yaml', 'name: South School\n');
    put('schools/north/pages/about.md', '# About\n\nWelcome to South School.\n');
    put('schools/south/pages/about.md', 'South Schoolhouse, North Schools\n');
    expect(strangeSchools('north', names, root)).toEqual([
      {
        ...{ file: 'schools/north/pages/about.md', line: 3, column: 12 },
        message: '"South School" is another school; write {school}, or the name of this one.',
      },
    ]);
    expect(strangeSchools('south', names, root)).toEqual([]);
  });

  it('is a choice of words without its end, at its place', () => {
    put(
      'schools/south/texts/contact.yaml',
      "a: '{online?one|two} and {online?Three|Two doors'\r\n# {online?\r\n",
    );
    expect(openChoices('south', root)).toEqual([
      {
        ...{ file: 'schools/south/texts/contact.yaml', line: 1, column: 26 },
        message: 'the brace that begins here has no end on this line: {online?with it|without it}.',
      },
    ]);
  });

  // One was taken for a note and did nothing; of others the check said to put them between quotes.
  it('is a misspelled mark, with the one that is meant', () => {
    put(
      'schools/marked/teachers/jo.yaml',
      '# only wiht online\n# Only with children.\nname: Jo # only with online\n',
    );
    put('schools/marked/faq/1-before.md', '## Before {#before} # only with onlin\n\n## Only with online\n');
    const near = (name: string) => (/^only w\w+ onl/.test(name) ? 'only with online' : undefined);
    const message = 'this mark is not known. Did you mean "# only with online"?';
    expect(misspelledMarks('marked', near, root)).toEqual([
      { file: 'schools/marked/faq/1-before.md', line: 1, column: 21, message },
      { file: 'schools/marked/teachers/jo.yaml', line: 1, column: 1, message },
    ]);
    rmSync(join(root, 'schools/marked'), { recursive: true });
  });

  it.each([
    ['pages/visit.md', null],
    ['faq/1-first-day.md', null],
    ['teachers/jo.yaml', null],
    ['privacy.md', null],
    ['public/pictures/Jo Example.txt', null],
    ['pages/.visit.md.swp', null],
    ['pages/Thumbs.db', null],
    [
      'page/visit.md',
      'nothing is read from here: Markdown lies in faq, news, pages, terms. Did you mean pages/visit.md?',
    ],
    [
      'Pages/visit.md',
      'nothing is read from here: Markdown lies in faq, news, pages, terms. Did you mean pages/visit.md?',
    ],
    ['essays/visit.md', 'nothing is read from here: Markdown lies in faq, news, pages, terms.'],
    [
      'news/~$open.md',
      'a word processor keeps this file while a document is open in it: close the document, or delete this file.',
    ],
    ['offers.txt', 'nothing is read from here: the name of a document ends with .yaml.'],
    [
      'branches/mill.txt',
      'nothing is read from here: a name in branches/ ends with .yaml: call it mill.yaml.',
    ],
    ['pages/old/visit.md', 'nothing is read from here: Markdown lies in faq, news, pages, terms.'],
    ['visit.md', 'nothing is read from here: pages lie in pages/.'],
    [
      'news/open-house.md.txt',
      'nothing is read from here: a name in news/ ends with .md: call it open-house.md.',
    ],
    ['pages/visit.markdown', 'nothing is read from here: a name in pages/ ends with .md: call it visit.md.'],
    ['faq/prices.yaml', 'nothing is read from here: a name in faq/ ends with .md.'],
    ['teachers/jo.md', 'nothing is read from here: a name in teachers/ ends with .yaml.'],
    ['pages/Visit Us.md', 'a name has small letters, digits and hyphens: call it visit-us.md.'],
    ['pages/visit_us.md', 'a name has small letters, digits and hyphens: call it visit-us.md.'],
  ])('is a document that nobody reads, or whose name is none: %s', (path, sentence) => {
    const file = `schools/west/${path}`;
    put(file, 'Welcome.');
    expect(unreadFiles('west', nearestName, root)).toEqual(
      sentence === null ? [] : [{ file, line: 1, column: 1, message: sentence }],
    );
    rmSync(join(root, 'schools/west'), { recursive: true });
  });

  it.each([
    ['jo.jpg', Buffer.from('89504e470d0a1a0a', 'hex'), ['this file is a PNG: call it jo.png.']],
    ['jo.png', Buffer.from('ffd8ffe000104a46', 'hex'), ['this file is a JPEG: call it jo.jpg.']],
    ['jo.webp', Buffer.from('ffd8ffe000104a46', 'hex'), ['this file is a JPEG: call it jo.jpg.']],
    ['jo.jpeg', Buffer.from('ffd8ffe000104a46', 'hex'), []],
    ['jo.svg', '<svg xmlns=""/>', []],
    ['jo.heic', 'a picture', [NO_PICTURE]],
    ['jo.jpg', 'a picture', [NO_PICTURE]],
    ['.DS_Store', 'no picture', []],
    [
      'jo.jpg',
      Buffer.from('\0\0\0\u{18}ftypheic\0\0\0\0', 'latin1'),
      ['this photo is a HEIC, as telephones write it, which the build cannot read: save it as a JPEG.'],
    ],
    ['jo.jpg', Buffer.alloc(1_000_000, Buffer.from('ffd8ff', 'hex')), []],
    [
      'jo.jpg',
      Buffer.alloc(26_214_401, Buffer.from('ffd8ff', 'hex')),
      ['a photo has at most 25,600 KB, this one has 25,601: save it smaller.'],
    ],
    [
      'jo.svg',
      `<svg>${' '.repeat(160 * 1024)}</svg>`,
      ['a drawing has at most 150 KB, this one has 161: save it smaller.'],
    ],
  ])('is a picture that browsers would stumble over: %s', (file, bytes, sentences) => {
    put(`schools/east/public/pictures/${file}`, bytes);
    expect(unfitPictures('east', root).map(({ message }) => message)).toEqual(sentences);
    rmSync(join(root, 'schools/east'), { recursive: true });
  });
});
