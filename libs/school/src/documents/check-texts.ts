import { meantOrThere } from '../misspelled-names';
import type { PageId } from '../page-facts';
import type { SchoolTexts, TextName } from './text-documents';

/** Pages that show a document's words: with one of them, a school needs it. */
export const SHOWN_BY: Readonly<Record<TextName, readonly PageId[]>> = {
  'camp-plan': ['camp-plan'],
  camps: ['camps-overview', 'camp'],
  'class-schedule': ['class-schedule'],
  contact: ['contact'],
  discounts: ['discounts'],
  faq: ['faq'],
  fees: ['course-fees', 'online-fees'],
  'find-a-program': ['find-a-program'],
  'home-hero': ['home'],
  home: ['home'],
  'learning-centers': ['home', 'learning-centers'],
  news: ['news'],
  'online-camps': ['online-camps'],
  'program-cards': ['programs', 'find-a-program'],
  teachers: ['teachers'],
  try: ['try'],
};

/** What texts may name; null: not all of it is known. */
type Names = { readonly branches: readonly string[]; readonly offers: readonly string[] | null };

/** Names of branches and offers that the school does not have, each with the path to it. */
export function strangeNames(
  texts: Partial<SchoolTexts>,
  { branches, offers }: Names,
): readonly {
  readonly document: TextName;
  readonly path: readonly (string | number)[];
  readonly message: string;
}[] {
  const strange = (
    document: TextName,
    path: readonly string[],
    named: readonly string[],
    [what, known]: readonly [string, readonly string[] | null],
    isKey: boolean,
  ) =>
    named.flatMap((name, place) => {
      if (known === null || known.includes(name)) return [];
      const message = `there is no ${what} "${name}".${meantOrThere(name, known)}`;
      return [{ document, path: [...path, isKey ? name : place], message }];
    });
  const BRANCH = ['branch', branches] as const;
  const OFFER = ['offer', offers] as const;
  const { large } = texts.discounts ?? {};
  return [
    ...strange('class-schedule', ['notes'], Object.keys(texts['class-schedule']?.notes ?? {}), BRANCH, true),
    ...strange('teachers', ['titles'], Object.keys(texts.teachers?.titles ?? {}), BRANCH, true),
    ...strange('discounts', ['large', 'in-center'], large?.['in-center'] ?? [], OFFER, false),
    ...strange('discounts', ['large', 'online'], large?.online ?? [], OFFER, false),
  ];
}
