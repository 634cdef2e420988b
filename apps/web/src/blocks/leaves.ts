import {
  choice,
  fields,
  id,
  line,
  meaning,
  pageAddress,
  picture,
  text,
  wordsOf,
} from '@kidcode/school/documents';
import type { Scene } from '@kidcode/school';
import * as v from 'valibot';

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

const press = meaning(
  readPress,
  (found) =>
    `expected ${OWN.join(', ')}, or words with a target such as "Meet us -> /teachers", "Ask -> #ask", "Write -> mail Hello"; not "${found}".`,
);

/** Buttons, one or several. */
export const presses = v.lazy((found) =>
  Array.isArray(found)
    ? v.array(press)
    : v.pipe(
        press,
        v.transform((one) => [one]),
      ),
);

/** The pictures of the first screen are larger. */
const SIZES = [
  { folder: 'hero/', width: 640, height: 520 },
  { folder: '', width: 480, height: 360 },
];

/** A picture with its size, so that nothing moves when it arrives; what it shows in words is added from `alt` or pictures.yaml. */
export const scene = v.pipe(
  picture,
  v.transform((file): Scene => {
    const { width, height } = SIZES.find(({ folder }) => file.startsWith(folder)) ?? {
      width: 480,
      height: 360,
    };
    return { src: `/pictures/${file}`, alt: '', width, height };
  }),
);

export const point = fields('a point', { title: line, text: text() });

/** A link with its words. */
export const link = { label: line, to: pageAddress };

/** Courses by the names of their documents; the check looks for each of them. */
export const courseNames = wordsOf(id);

/** The programs that a school may have, by the names under which pages lead to them. */
export const programName = choice({
  core: 'core',
  math: 'math',
  'ai-club': 'ai-club',
  'homework-help': 'homework-help',
  specialized: 'specialized',
  'game-development': 'game-development',
  camps: 'camps',
  'parent-night': 'parent-night',
  'birthday-parties': 'birthday-parties',
  'parent-yoga': 'parent-yoga',
  'event-rentals': 'event-rentals',
  'technology-workshop': 'technology-workshop',
  'school-partnership': 'school-partnership',
});

export const programNames = wordsOf(programName);
