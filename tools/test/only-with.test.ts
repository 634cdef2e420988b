import { documentText, openChoice, readSource, withoutMissing } from '../school/only-with.mjs';
import { temporaryFolder } from './temporary-folder';

const BOTH = ['online', 'teachers'];

describe('a document without what the school does not have', () => {
  it.each([
    ['a line without the mark', 'a: 1\n', 'a: 1\n', 'a: 1\n'],
    ['a line with the mark', 'a: 1\nb: 2 # only with online\nc: 3\n', 'a: 1\nb: 2\nc: 3\n', 'a: 1\n\nc: 3\n'],
    [
      'what is indented below the line',
      'a: # only with online\n  b: 1\n\n  c: 2\nd: 3\n',
      'a:\n  b: 1\n\n  c: 2\nd: 3\n',
      '\n\n\n\nd: 3\n',
    ],
    [
      'the section of a headline, with the headlines in it',
      '## One # only with online\n\nA.\n\n### Deeper\n\n## Two\n\nB.\n',
      '## One\n\nA.\n\n### Deeper\n\n## Two\n\nB.\n',
      '\n\n\n\n\n\n## Two\n\nB.\n',
    ],
    [
      'a note in a block of the section, which is no headline',
      '## One # only with online\n\n```cards\n# A note.\ncards: []\n```\n\n## Two\n',
      '## One\n\n```cards\n# A note.\ncards: []\n```\n\n## Two\n',
      '\n\n\n\n\n\n\n## Two\n',
    ],
    ['words', 'We teach{online? and online} here.\n', 'We teach and online here.\n', 'We teach here.\n'],
    ['words with others in their place', '{online?Three|Two} doors\n', 'Three doors\n', 'Two doors\n'],
    ['placeholders within the words', '{online?{a}|{b}}\n', '{a}\n', '{b}\n'],
    ['the whole document', '# only with online\na: 1\n', '\na: 1\n', null],
    ['the whole document by its head', '---\n# only with online\na: 1\n---\n', '---\n\na: 1\n---\n', null],
    ['a page that has an address online alone', '---\nname: A\nfor: online\n---\n', undefined, null],
    ['a page that has more addresses', '---\nfor: centers and online\n---\n', undefined, undefined],
    ['words of such a page below its head', '---\nname: A\n---\nfor: online\n', undefined, undefined],
  ])('%s', (_what, text, withIt, withoutIt) => {
    expect(withoutMissing(text, BOTH)).toBe(withIt ?? text);
    expect(withoutMissing(text, ['teachers'])).toBe(withoutIt === undefined ? text : withoutIt);
  });

  it('goes by each part for itself', () => {
    const text = '{online?a|b} {teachers?c|d}';
    expect(withoutMissing(text, ['online'])).toBe('a d');
    expect(withoutMissing(text, [])).toBe('b d');
  });

  it.each([
    ['{online?a|b} and {online?c', 17],
    ['{online?a {b} c', 0],
    ['{online?a|b} {phone}', -1],
  ])('says where a choice has no end: %s', (line, column) => expect(openChoice(line)).toBe(column));
});

describe('the documents of a folder', () => {
  const { root: school, put } = temporaryFolder();

  it('are read alike, whatever editor saved them', () => {
    expect(documentText(put('texts/a.yaml', '\uFEFFa: 1\r\nb: 2\r\n'))).toBe('a: 1\nb: 2\n');
  });

  it('have what the school has: an online branch, and teachers who are not all online', () => {
    const file = put('texts/b.yaml', 'a: {online?yes|no}, {teachers?yes|no}\r\n');
    expect(readSource(school, file)).toBe('a: no, no\n');
    put('teachers/jo.yaml', '# only with online\r\nname: Jo\r\n');
    expect(readSource(school, file)).toBe('a: no, no\n');
    put('branches/online.yaml', 'name: Online\n');
    expect(readSource(school, file)).toBe('a: yes, yes\n');
  });
});
