import type * as v from 'valibot';

import { nearestName } from '../misspelled-names';
import type { advisedChildrenDocument } from './finder-documents';
import type { offersDocument } from './offers-document';
import type { feesDocument, teacherDocument } from './people-documents';
import type { DocumentPath, Mistake, ReadDocument } from './read-document';
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
};

/** The documents of a school in which others are named. */
type Naming = {
  readonly branches: readonly string[];
  /** Ids of the program finder. */
  readonly interests: readonly string[];
  readonly teachers: readonly Named<v.InferOutput<typeof teacherDocument>>[];
  readonly advised: v.InferOutput<typeof advisedChildrenDocument>;
  readonly fees: v.InferOutput<typeof feesDocument>;
  readonly offers: v.InferOutput<typeof offersDocument>;
  readonly seasons: readonly Named<SeasonText>[];
};

type Named<Value> = { readonly id: string; readonly value: Value };

/** Weeks that are full, nearly full or of a month, by the numbers that the edition gives them. */
const weekReferences = ({ id, value }: Named<SeasonText>): readonly Reference[] =>
  Object.entries(value.editions).flatMap(([year, edition]) =>
    [
      ...(['full', 'nearly full'] as const).map((name) => ({ at: [name], numbers: edition[name] })),
      ...edition.months.map(({ weeks }, index) => ({ at: ['months', index, 'weeks'], numbers: weeks })),
    ].flatMap(({ at, numbers }) =>
      numbers.map((number) => ({
        file: `seasons/${id}.yaml`,
        path: ['editions', year, ...at],
        to: 'a week of this edition',
        name: String(number),
        known: Object.keys(edition.weeks),
      })),
    ),
  );

/** Every name that stands for a branch, an offer, a season or a week of another place. */
export const schoolReferences = ({
  branches,
  interests,
  teachers,
  advised,
  fees,
  offers,
  seasons,
}: Naming): readonly Reference[] => {
  const discounts = seasons.filter(({ value }) => value.discount !== undefined).map(({ id }) => id);
  const atBranch = (file: string, path: DocumentPath, name: string): Reference => ({
    ...{ file, path, name },
    ...{ to: 'a branch', known: branches },
  });
  return [
    ...teachers.map(({ id, value }) => atBranch(`teachers/${id}.yaml`, ['at'], value.at)),
    ...teachers.flatMap(({ id, value }) =>
      value.teaches.map((name) => ({
        ...{ file: `teachers/${id}.yaml`, path: ['teaches'], name },
        ...{ to: 'an interest of the program finder', known: interests },
      })),
    ),
    ...advised.map(({ at }, index) => atBranch('advised-children.yaml', [index, 'at'], at)),
    ...fees.flatMap(({ offers: names }, index) =>
      names.map((name) => ({
        ...{ file: 'fees.yaml', path: [index, 'offers'], name },
        ...{ to: 'an offer', known: Object.keys(offers) },
      })),
    ),
    ...Object.entries(offers).flatMap(([id, { 'discount of': name }]) =>
      name === undefined
        ? []
        : [
            {
              ...{ file: 'offers.yaml', path: [id, 'discount of'], name },
              ...{ to: 'a season with a discount', known: discounts },
            },
          ],
    ),
    ...seasons.flatMap(weekReferences),
  ];
};

/** Names that lead to nothing, with the one that was meant. */
export const brokenReferences = (
  references: readonly Reference[],
  documents: ReadonlyMap<string, ReadDocument<unknown>>,
): readonly Mistake[] =>
  references.flatMap(({ file, path, to, name, known }) => {
    if (known.includes(name)) return [];
    const meant = nearestName(name, known);
    const hint =
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : known.length === 0
          ? 'There is none.'
          : `There is: ${known.join(', ')}.`;
    return documents.get(file)?.mistakeAt(path, `"${name}" is not ${to}. ${hint}`) ?? [];
  });

/** Names that stand twice in a list: the second is that of something else. */
export const repeatedNames = (
  names: readonly string[],
  mistakeAt: (message: string) => Mistake,
): readonly Mistake[] =>
  names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => mistakeAt(`"${name}" stands twice here; keep one of them.`));
