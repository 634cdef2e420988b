import { choice, fields, id, yesOrNo } from '@kidcode/school/documents';
import * as v from 'valibot';

/** What every block understands besides its own fields. */
const FRAME = {
  where: v.exactOptional(choice({ centers: 'centers', online: 'online' })),
  tone: v.exactOptional(
    choice({ paper: 'paper', tint: 'tint', sunken: 'sunken', ink: 'ink', accent: 'accent' }),
  ),
  divider: v.exactOptional(choice({ none: 'none', slope: 'slope', curve: 'curve', studs: 'studs' })),
  id: v.exactOptional(id),
  // What stands in for the school's own words says so, and is left out of a site without samples; its substitute is not.
  sample: v.exactOptional(yesOrNo),
  'instead of samples': v.exactOptional(yesOrNo),
} as const;

/** What is wrong with a value, and where: names of fields and places in lists. */
type Wrong = { readonly path: readonly (string | number)[]; readonly message: string };

/** Whether a block stands under a headline (`## ...`), whose words it shows with those between the two as its lead. */
export type Heading = 'needed' | 'none';

/**
 * A block as a page's document names it: a fence with its name, and its fields inside.
 *
 * @param about one sentence for `kidcode school blocks`.
 * @param example what stands in the fence; a test reads and shows it.
 * @param check what is wrong between fields that are right by themselves.
 */
export const defineBlock = <const Kind extends Heading, const Entries extends v.ObjectEntries>(block: {
  readonly about: string;
  readonly heading: Kind;
  readonly example: string;
  /** Where links to this part of any page lead: `#price`. Without it, the words of the headline. */
  readonly anchor?: string;
  readonly fields: Entries;
  readonly check?: (value: {
    readonly [Name in keyof Entries]: v.InferOutput<Entries[Name]>;
  }) => readonly Wrong[];
}) => {
  // A block may mean something of its own by one of these names.
  const frame: Omit<typeof FRAME, keyof Entries> = FRAME;
  return { ...block, schema: fields('this block', { ...frame, ...block.fields }) };
};
