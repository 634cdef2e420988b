import { id, line, meaning, nearestName, pageAddress, programName, wordsOf } from '@kidcode/school/documents';
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

export const link = { label: line, to: pageAddress };

/** Courses by the names of their documents; the check looks for each of them. */
export const courseNames = wordsOf(id);

export const programNames = wordsOf(programName);
