import type { Mistake } from './read-document';
import { idOf, type SchoolShelf } from './school-shelf';

/** What every document of a kind has for itself, its name first. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  branches: ['name', 'code', 'street', 'phone', 'email', 'coordinates'],
  courses: ['title', 'key', 'code'],
  seasons: ['name'],
  puzzles: ['title'],
};
/** The lessons at home may be called at a center's number. */
const OWN_ONLINE = ['name', 'code'];

type Part = { readonly file: string } & NonNullable<ReturnType<SchoolShelf['parts']['get']>>;

const slugOf = (name: unknown): string =>
  String(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Of two documents that are alike, the copy is the one whose file is not called like what it is about, else the later one. */
function copyOf(one: Part, later: Part, name: string): readonly [copy: Part, original: Part] {
  const isNamed = ({ file, fields }: Part) => slugOf(fields[name]) === idOf(file);
  return isNamed(later) && !isNamed(one) ? [one, later] : [later, one];
}

/** A school may have one telephone and one mailbox for all of its centers: none that is called like one of them. */
const isShared = (same: readonly string[], { fields }: Part): boolean =>
  same.every(
    (name) =>
      name === 'phone' || (name === 'email' && !slugOf(fields['email']).includes(slugOf(fields['name']))),
  );

const listed = (names: readonly string[]): string =>
  names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1');

/**
 * Documents that were copied and not changed throughout: what each has for itself is the same in two of them.
 *
 * @param parts of all documents what could be read, in the order of the site.
 */
export function unchangedCopies(parts: SchoolShelf['parts']): readonly Mistake[] {
  const told = new Set<string>();
  const all = [...parts].map(([file, { fields, mistakeAt }]) => ({ file, fields, mistakeAt }));
  return all.flatMap((later, index) =>
    all.slice(0, index).flatMap((one) => {
      const [folder = ''] = later.file.split('/');
      const own = OWN[folder];
      if (own === undefined || !one.file.startsWith(`${folder}/`)) return [];
      const compared = [one.file, later.file].includes('branches/online.yaml') ? OWN_ONLINE : own;
      const same = compared.filter(
        (name) =>
          one.fields[name] !== undefined &&
          JSON.stringify(one.fields[name]) === JSON.stringify(later.fields[name]),
      );
      const [copy, original] = copyOf(one, later, own[0] ?? '');
      const [first] = same;
      if (first === undefined || isShared(same, original) || told.has(copy.file)) return [];
      told.add(copy.file);
      const { line } = original.mistakeAt([first], '');
      const message = `${listed(same)} ${same.length > 1 ? 'are' : 'is'} the same as in ${original.file}:${line}; each has its own.`;
      return [copy.mistakeAt([first], message)];
    }),
  );
}
