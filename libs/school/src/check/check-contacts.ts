import type { School } from '../school';
import { notice, problem, unless, type SchoolProblem } from './school-problem';

const DIAL = /^tel:\+1(\d{10})$/;
const WHATS_APP = /^https:\/\/wa\.me\/1(\d{10})$/;
/** The letters of each key of a telephone, from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const onKeys = (letter: string): string =>
  String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2);

/** The ten digits of a number as people read it, with letters as they lie on the keys. */
function shownDigits(display: string): string {
  const digits = display.replace(/[^\da-z]/gi, '').replace(/[a-z]/gi, onKeys);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

function phoneProblems(
  path: string,
  link: RegExp,
  { display, href }: { readonly display: string; readonly href: string },
): readonly SchoolProblem[] {
  const dialed = link.exec(href)?.[1];
  if (dialed === undefined) {
    const example = link === DIAL ? 'tel:+12145550100' : 'https://wa.me/12145550100';
    return [problem('bad-phone', path, `Expected a link such as ${example}, got "${href}".`)];
  }
  if (shownDigits(display) === dialed) return [];
  const message = `Expected the number that ${href} dials, got ${display}.`;
  // A number in letters is advertised: whether it or the link is a stand-in, only the school knows.
  return [(/[a-z]/i.test(display) ? notice : problem)('phone-mismatch', path, message)];
}

/** Telephones and mailboxes whose link leads elsewhere than people read. */
export function contactProblems({ BRAND, CENTERS, ONLINE }: School): readonly SchoolProblem[] {
  const branches = [
    ...CENTERS.map((center) => ({ path: `CENTERS.${center.id}`, branch: center })),
    ...(ONLINE === null ? [] : [{ path: 'ONLINE', branch: ONLINE }]),
  ];
  const { email, whatsApp } = BRAND;
  return [
    ...phoneProblems('BRAND.phone', DIAL, BRAND.phone),
    ...(whatsApp === null ? [] : phoneProblems('BRAND.whatsApp', WHATS_APP, whatsApp)),
    ...unless(
      email.href === `mailto:${email.display}`,
      problem('email-mismatch', 'BRAND.email', `Expected mailto:${email.display}, got "${email.href}".`),
    ),
    ...branches.flatMap(({ path, branch }) =>
      phoneProblems(`${path}.phone`, DIAL, { display: branch.phone, href: branch.telHref }),
    ),
  ];
}
