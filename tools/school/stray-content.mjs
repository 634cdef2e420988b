// What lies in a school and is not read as it was meant: another school's name, a picture under the name of another format, a
// document under a name that nobody reads.
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { at, schoolNames } from './current-school.mjs';
import { documentText, misspelledMark, openChoice } from './only-with.mjs';

const WORKSPACE = at('');

const filesBelow = (folder, root) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`, root) : [`${folder}/${entry.name}`],
      )
    : [];

const nameOf = (school, root) => {
  const file = join(root, `schools/${school}/school.yaml`);
  return existsSync(file) ? /^name: *(.*\S)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
};

/** The documents of a school, named from the workspace's root. */
export const documentsOf = (school, root = WORKSPACE) =>
  filesBelow(`schools/${school}`, root).filter((file) => /\.(?:md|yaml)$/.test(file));

const allLinesOf = (school, root) =>
  documentsOf(school, root).flatMap((file) =>
    documentText(join(root, file))
      .split('\n')
      .map((written, index) => ({ file, line: index + 1, written })),
  );

/** The lines of a school's documents that are no notes. */
const linesOf = (school, root) =>
  allLinesOf(school, root).filter(({ file, written }) => !file.endsWith('.yaml') || !/^\s*#/.test(written));

/** Names of other schools in the documents of one; notes are for its editors alone. */
export function strangeSchools(school, schools = schoolNames(), root = WORKSPACE) {
  const own = nameOf(school, root) ?? '';
  const others = schools
    .filter((name) => name !== school)
    .flatMap((name) => nameOf(name, root) ?? [])
    .filter((name) => !own.includes(name));
  return linesOf(school, root).flatMap(({ file, line, written }) =>
    others
      .filter((name) => new RegExp(`\\b${name.replace(/[^\w ]/g, '\\$&')}\\b`).test(written))
      .map((name) => ({
        ...{ file, line, column: written.indexOf(name) + 1 },
        message: `"${name}" is another school; write {school}, or the name of this one.`,
      })),
  );
}

/** Choices such as `{online?...}` that do not end on their line. */
export const openChoices = (school, root = WORKSPACE) =>
  linesOf(school, root).flatMap(({ file, line, written }) => {
    const column = openChoice(written) + 1;
    const message = 'the brace that begins here has no end on this line: {online?with it|without it}.';
    return column === 0 ? [] : [{ file, line, column, message }];
  });

/** Marks such as `# only with online` that are misspelled: their lines would stay without an online branch. */
export const misspelledMarks = (school, nearestName, root = WORKSPACE) =>
  allLinesOf(school, root).flatMap(({ file, line, written }) => {
    const found = misspelledMark(written, nearestName);
    if (found === null) return [];
    const message = `this mark is not known. Did you mean "# ${found.meant}"?`;
    return [{ file, line, column: found.at + 1, message }];
  });

/** Folders of documents, and how the names in them end; `public` and `generated` hold other files. */
const FOLDERS = {
  ...Object.fromEntries(['faq', 'news', 'pages', 'terms'].map((folder) => [folder, '.md'])),
  ...Object.fromEntries(
    ['answers', 'branches', 'courses', 'puzzles', 'seasons', 'teachers', 'texts'].map((folder) => [
      folder,
      '.yaml',
    ]),
  ),
};
const NAME = /^[a-z0-9-]+$/;
/** What a word processor leaves beside a document that is open in it. */
const LOCK = /(?:^|\/)(?:~\$|\.~lock)/;
/** What systems put into folders, unasked. */
const UNSEEN = /(?:^|\/)(?:\.|(?:Thumbs\.db|desktop\.ini)$)/i;
/** Endings that are meant as that of a document. */
const SIMILAR_ENDING = /(?:\.(?:md|ya?ml))?\.(?:txt|markdown|text)$/i;

function unreadProblem(path, nearestName) {
  const [folder, name, ...below] = path.split('/');
  if (name === undefined) {
    const ending = /\.md$/.test(path) ? 'pages lie in pages/.' : 'the name of a document ends with .yaml.';
    return /\.(?:md|txt)$/.test(path) && !['privacy.md', 'README.md'].includes(path)
      ? `nothing is read from here: ${ending}`
      : null;
  }
  const ending = FOLDERS[folder];
  // Other YAML is told by those who read it.
  if (ending === undefined || below.length > 0) {
    const near = nearestName(folder, Object.keys(FOLDERS));
    const meant =
      near === undefined || near === folder ? '' : ` Did you mean ${[near, name, ...below].join('/')}?`;
    return path.endsWith('.md')
      ? `nothing is read from here: Markdown lies in ${Object.keys(FOLDERS).slice(0, 4).join(', ')}.${meant}`
      : null;
  }
  const isRead = name.endsWith(ending) || (ending === '.yaml' && name.endsWith('.yml'));
  if (!isRead) {
    const meant = SIMILAR_ENDING.test(name) ? `: call it ${name.replace(SIMILAR_ENDING, ending)}` : '';
    return `nothing is read from here: a name in ${folder}/ ends with ${ending}${meant}.`;
  }
  const id = name.slice(0, -ending.length);
  return ending !== '.md' || NAME.test(id)
    ? null
    : `a name has small letters, digits and hyphens: call it ${id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}${ending}.`;
}

/** Documents that lie where nobody reads them, or under a name that is none. */
export const unreadFiles = (school, nearestName, root = WORKSPACE) =>
  filesBelow(`schools/${school}`, root).flatMap((file) => {
    const path = file.replace(`schools/${school}/`, '');
    const isLock = LOCK.test(path);
    if (/^(?:public|generated)\//.test(path) || (UNSEEN.test(path) && !isLock)) return [];
    const message = isLock
      ? 'a word processor keeps this file while a document is open in it: close the document, or delete this file.'
      : unreadProblem(path, nearestName);
    return message === null ? [] : [{ file, line: 1, column: 1, message }];
  });

/** How files of a format begin, and how their names end. */
const FORMATS = [
  { what: 'a PNG', begins: /^\x89PNG/, ends: ['png'] },
  { what: 'a JPEG', begins: /^\xff\xd8\xff/, ends: ['jpg', 'jpeg'] },
  { what: 'a WebP', begins: /^RIFF.{4}WEBP/s, ends: ['webp'] },
  { what: 'an AVIF', begins: /^.{4}ftypavi[fs]/s, ends: ['avif'] },
  { what: 'an SVG', begins: /^<(?:svg|\?xml)/, ends: ['svg'] },
];
const LONGEST_BEGINNING = 12;

function beginningOf(file) {
  const opened = openSync(file);
  const bytes = Buffer.alloc(LONGEST_BEGINNING);
  readSync(opened, bytes, 0, LONGEST_BEGINNING, 0);
  closeSync(opened);
  return bytes.toString('latin1');
}

/** Bytes of a drawing, which a phone loads as it is; and of a photo, which the build makes smaller. */
const LARGEST = { drawing: 150 * 1024, photo: 25 * 1024 * 1024 };
/** What a telephone writes where it was not asked for a JPEG. */
const HEIC = /^.{4}ftyp(?:hei|mif|msf)/s;

const kb = (bytes) => Math.ceil(bytes / 1024).toLocaleString('en-US');

function pictureProblem(file, root) {
  const beginning = beginningOf(join(root, file));
  const format = FORMATS.find(({ begins }) => begins.test(beginning));
  if (HEIC.test(beginning))
    return 'this photo is a HEIC, as telephones write it, which the build cannot read: save it as a JPEG.';
  if (format === undefined)
    return 'this file is no picture that browsers show: expected a PNG, JPEG, WebP, AVIF or SVG.';
  if (!format.ends.includes(file.replace(/^.*\./, '').toLowerCase()))
    return `this file is ${format.what}: call it ${file.replace(/^.*\//, '').replace(/\.\w+$/, `.${format.ends[0]}`)}.`;
  const { size } = statSync(join(root, file));
  const kind = format.ends.includes('svg') ? 'drawing' : 'photo';
  return size <= LARGEST[kind]
    ? null
    : `a ${kind} has at most ${kb(LARGEST[kind])} KB, this one has ${kb(size)}: save it smaller.`;
}

/**
 * Pictures that browsers or the build would stumble over: of another format than their name says, of none, too large.
 *
 * @returns {{ file: string, line: number, column: number, message: string }[]}
 */
export const unfitPictures = (school, root = WORKSPACE) =>
  filesBelow(`schools/${school}/public/pictures`, root)
    .filter((file) => !UNSEEN.test(file))
    .flatMap((file) => {
      const message = pictureProblem(file, root);
      return message === null ? [] : [{ file, line: 1, column: 1, message }];
    });
