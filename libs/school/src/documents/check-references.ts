import type * as v from 'valibot';

import { meantOrThere } from '../misspelled-names';
import { wordList } from '../word-list';
import type { centerDocument } from './branch-document';
import type { advisedChildrenDocument } from './finder-documents';
import { quoted } from './meaning';
import type { offersDocument } from './offers-document';
import type { feesDocument, teacherDocument } from './people-documents';
import type { DocumentPath, Mistake } from './read-document';
import { type SchoolShelf, idOf } from './school-shelf';
import type { SeasonText } from './season-document';

/** A name in a document that stands for something which another document is about. */
type Reference = {
  readonly file: string;
  readonly path: DocumentPath;
  /** 'a branch'. */
  readonly to: string;
  readonly name: string;
  /** All that there are. */
  readonly known: readonly string[];
  /** The document that they stand in: it has to be whole, or a part of them would be taken for all. */
  readonly in?: string;
};

/** The documents of a school in which others are named. */
type Naming = {
  readonly branches: readonly string[];
  readonly centers: readonly Named<v.InferOutput<typeof centerDocument>>[];
  /** Ids of the program finder. */
  readonly interests: readonly string[];
  readonly teachers: readonly Named<v.InferOutput<typeof teacherDocument>>[];
  readonly advised: v.InferOutput<typeof advisedChildrenDocument>;
  readonly fees: v.InferOutput<typeof feesDocument>;
  readonly offers: v.InferOutput<typeof offersDocument>;
  /** Every season that there is, as far as it could be read. */
  readonly seasons: readonly Named<Partial<SeasonText>>[];
  /** Those of which not all is known: what is said of them is not doubted. */
  readonly unread: readonly string[];
};

type Named<Value> = { readonly id: string; readonly value: Value };

const reference = (
  file: string,
  path: DocumentPath,
  name: string,
  to: string,
  known: readonly string[],
  whole?: string,
): Reference => ({ file, path, name, to, known, ...(whole !== undefined && { in: whole }) });

/** Weeks that are full, nearly full or of a month, by the numbers that the edition gives them. */
const weekReferences = ({ id, value }: Naming['seasons'][number]): readonly Reference[] =>
  Object.entries(value.editions ?? {}).flatMap(([year, edition]) => {
    const to = (path: DocumentPath, numbers: readonly number[]) =>
      numbers.map((number) =>
        reference(
          `seasons/${id}.yaml`,
          ['editions', year, ...path],
          String(number),
          'a week of this edition',
          Object.keys(edition.weeks),
        ),
      );
    return [
      ...(['full', 'nearly full'] as const).flatMap((name) => to([name], edition[name])),
      ...edition.months.flatMap(({ weeks }, index) => to(['months', index, 'weeks'], weeks)),
    ];
  });

/** Seasons, editions and weeks of which a center says that they are different there. */
function ownCampReferences(
  { id, value: { prices, camps, offers: own } }: Naming['centers'][number],
  { seasons, unread, offers }: Pick<Naming, 'seasons' | 'unread' | 'offers'>,
): readonly Reference[] {
  const at = (path: DocumentPath, name: string, to: string, known: readonly string[], whole?: string) =>
    reference(`branches/${id}.yaml`, path, name, to, known, whole);
  const all = seasons.map((season) => season.id);
  const priced = seasons.filter((season) => season.value.rates !== undefined || unread.includes(season.id));
  // A season's discount is one of all centers, unless one does not give it: the season's own price is told where none is chosen.
  const ofAll = Object.keys(offers).filter((name) => offers[name]?.['discount of'] === undefined);
  return [
    ...(['only here', 'not here'] as const).flatMap((which) => {
      const known = which === 'only here' ? ofAll : Object.keys(offers);
      return own[which].map((name) => at(['offers', which], name, 'an offer for this', known, 'offers.yaml'));
    }),
    ...Object.keys(prices).map((name) =>
      at(
        ['prices', name],
        name,
        'a season with prices',
        priced.map((season) => season.id),
      ),
    ),
    ...Object.entries(camps).flatMap(([name, years]) => {
      const editions = seasons.find((season) => season.id === name)?.value.editions;
      if (editions === undefined) return [at(['camps', name], name, 'a season', all)];
      return Object.entries(years).flatMap(([year, { weeks, full = [], 'nearly full': few = [] }]) => {
        const known = Object.keys({ ...editions[year]?.weeks, ...weeks });
        const named = editions[year] === undefined ? [] : [...full, ...few];
        return [
          at(['camps', name, year], year, 'an edition of this season', Object.keys(editions)),
          ...named.map((week) => at(['camps', name, year], String(week), 'a week of this edition', known)),
        ];
      });
    }),
  ];
}

/** Every name that stands for a branch, an offer, a season or a week of another place. */
export function schoolReferences(naming: Naming): readonly Reference[] {
  const { branches, centers, interests, teachers, advised, fees, offers, seasons, unread } = naming;
  const all = seasons.map(({ id }) => id);
  const discounts = seasons
    .filter(({ id, value }) => value.discount !== undefined || unread.includes(id))
    .map(({ id }) => id);
  const taught = ['an interest of the program finder', interests, 'program-finder.yaml'] as const;
  return [
    ...teachers.flatMap(({ id, value: { at, teaches } }) => [
      reference(`teachers/${id}.yaml`, ['at'], at, 'a branch', branches),
      ...teaches.map((name) => reference(`teachers/${id}.yaml`, ['teaches'], name, ...taught)),
    ]),
    ...advised.map(({ at }, index) =>
      reference('advised-children.yaml', [index, 'at'], at, 'a branch', branches),
    ),
    ...fees.flatMap(({ offers: names }, index) =>
      names.map((name) =>
        reference('fees.yaml', [index, 'offers'], name, 'an offer', Object.keys(offers), 'offers.yaml'),
      ),
    ),
    ...Object.entries(offers).flatMap(([id, { 'discount of': name, 'applies to': scopes }]) => [
      ...(name === undefined
        ? []
        : [reference('offers.yaml', [id, 'discount of'], name, 'a season with a discount', discounts)]),
      ...scopes
        .filter((scope) => scope.includes(':'))
        .map((scope) => scope.slice(scope.indexOf(':') + 1))
        .map((season) => reference('offers.yaml', [id, 'applies to'], season, 'a season', all)),
    ]),
    ...seasons.flatMap(weekReferences),
    ...centers.flatMap((center) => ownCampReferences(center, naming)),
  ];
}

/** Names that lead to nothing, with the one that was meant. */
export const brokenReferences = (
  references: readonly Reference[],
  parts: SchoolShelf['parts'],
): readonly Mistake[] =>
  references.flatMap(({ file, path, to, name, known, in: whole }) => {
    if (whole !== undefined && parts.get(whole)?.value === undefined) return [];
    if (known.includes(name)) return [];
    return parts.get(file)?.mistakeAt(path, `"${name}" is not ${to}.${meantOrThere(name, known)}`) ?? [];
  });

/** Names that stand twice in a list: the second is that of something else. */
export const repeatedNames = (
  names: readonly string[],
  mistakeAt: (message: string) => Mistake,
): readonly Mistake[] =>
  names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => mistakeAt(`"${name}" stands twice here; keep one of them.`));

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

/**
 * Documents that were copied and not changed throughout: what each has for itself is the same in two of them.
 *
 * @param parts of all documents what could be read, in the order of the site.
 */
export function unchangedCopies(parts: SchoolShelf['parts']): readonly Mistake[] {
  const told = new Set<string>();
  const all = [...parts].map(([file, part]) => ({ file, ...part }));
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
      const message = `${wordList(same.map(quoted))} ${same.length > 1 ? 'are' : 'is'} the same as in ${original.file}:${line}; each has its own.`;
      return [copy.mistakeAt([first], message)];
    }),
  );
}
