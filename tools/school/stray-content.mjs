// What lies in a school and is not read as it was meant: another school's name, a picture under the name of another format, a
// document under a name that nobody reads.
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { schoolNames } from './current-school.mjs';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));

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

/** Names of other schools in the documents of one; notes are for its editors alone. */
export function strangeSchools(school, schools = schoolNames(), root = WORKSPACE) {
  const own = nameOf(school, root) ?? '';
  const others = schools
    .filter((name) => name !== school)
    .flatMap((name) => nameOf(name, root) ?? [])
    .filter((name) => !own.includes(name));
  return filesBelow(`schools/${school}`, root)
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((written, index) => {
          if (file.endsWith('.yaml') && /^\s*#/.test(written)) return [];
          return others
            .filter((name) => new RegExp(`\\b${name.replace(/[^\w ]/g, '\\$&')}\\b`).test(written))
            .map((name) => ({
              ...{ file, line: index + 1, column: written.indexOf(name) + 1 },
              message: `"${name}" is another school; write {school}, or the name of this one.`,
            }));
        }),
    );
}

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

function unreadProblem(path) {
  const [folder, name, ...below] = path.split('/');
  if (name === undefined)
    return path.endsWith('.md') && !['privacy.md', 'README.md'].includes(path)
      ? 'nothing is read from here: pages lie in pages/.'
      : null;
  const ending = FOLDERS[folder];
  // Other YAML is told by those who read it.
  if (ending === undefined || below.length > 0)
    return path.endsWith('.md')
      ? `nothing is read from here: Markdown lies in ${Object.keys(FOLDERS).slice(0, 4).join(', ')}.`
      : null;
  const isRead = name.endsWith(ending) || (ending === '.yaml' && name.endsWith('.yml'));
  if (!isRead) return `nothing is read from here: a name in ${folder}/ ends with ${ending}.`;
  const id = name.slice(0, -ending.length);
  return ending !== '.md' || NAME.test(id)
    ? null
    : `a name has small letters, digits and hyphens: call it ${id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}${ending}.`;
}

/** Documents that lie where nobody reads them, or under a name that is none. */
export const unreadFiles = (school, root = WORKSPACE) =>
  filesBelow(`schools/${school}`, root).flatMap((file) => {
    const path = file.replace(`schools/${school}/`, '');
    if (/^(?:public|generated)\/|(?:^|\/)\./.test(path)) return [];
    const message = unreadProblem(path);
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

/** Pictures whose names end like those of another format: browsers and the build go by the name. */
export const misnamedPictures = (school, root = WORKSPACE) =>
  filesBelow(`schools/${school}/public/pictures`, root).flatMap((file) => {
    const beginning = beginningOf(join(root, file));
    const format = FORMATS.find(({ begins }) => begins.test(beginning));
    const ending = file.replace(/^.*\./, '').toLowerCase();
    if (format === undefined || format.ends.includes(ending)) return [];
    const meant = file.replace(/^.*\//, '').replace(/\.\w+$/, `.${format.ends[0]}`);
    return [{ file, line: 1, column: 1, message: `this file is ${format.what}: call it ${meant}.` }];
  });
