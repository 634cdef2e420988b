import {
  choice,
  fields,
  id,
  meaning,
  nearestName,
  programName,
  wordsOf,
  yesOrNo,
} from '@kidcode/school/documents';
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
export const defineBlock = <
  const Entries extends v.ObjectEntries,
  const Kind extends Heading = 'needed',
>(block: {
  readonly about: string;
  /** Left out where one is needed. */
  readonly heading?: Kind;
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
  return {
    ...block,
    heading: (block.heading ?? 'needed') as Kind,
    schema: fields('this block', { ...frame, ...block.fields }),
  };
};

/** Buttons that the site words itself. */
const OWN = ['trial', 'consultation', 'calls', 'center', 'enroll'] as const;

/** What a button does: something of the site's own, or a way to a page, a place on this page or the office's mailbox. */
export type Press =
  | { readonly own: (typeof OWN)[number] }
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly mail: string };

function readPress(found: string): Press | undefined {
  const own = OWN.find((name) => name === found);
  if (own !== undefined) return { own };
  const [, label = '', target = ''] = /^(.+?) -> (.+)$/.exec(found) ?? [];
  if (/^[/#]\S*$/.test(target)) return { label, to: target };
  const [, mail] = /^mail (.+)$/.exec(target) ?? [];
  return mail === undefined ? undefined : { label, mail };
}

const press = meaning(readPress, (found) => {
  const near = nearestName(found, OWN);
  return near === undefined
    ? `expected ${OWN.join(', ')}, or words with a target: "Meet us -> /teachers", "Ask -> #ask", "Write -> mail Hello"; not "${found.slice(0, 40)}".`
    : `there is no button "${found}". Did you mean "${near}"?`;
});

export const presses = v.lazy((found) =>
  Array.isArray(found)
    ? v.array(press)
    : v.pipe(
        press,
        v.transform((one) => [one]),
      ),
);

/** Courses by the names of their documents; the check looks for each of them. */
export const courseNames = wordsOf(id);

export const programNames = wordsOf(programName);
