import { DAY_LENGTHS, PAYMENT_OPTIONS } from '@kidcode/pricing';
import type { RawChild, RawItem } from './parse-plan';

const COURSE = 'course';

/** 'june=12' names 12 days of a month; the colon already parts what stands around it. */
const monthsOf = (values: string): string => values.replaceAll('=', ':');

function campItem(parts: readonly string[], branch: string | undefined): RawItem {
  const [season, type, ...rest] = parts;
  const duration = rest.find((part) => DAY_LENGTHS.some((length) => length === part));
  const others = rest.filter((part) => part !== duration);
  const base = { season, registrationType: type, branch, ...(duration !== undefined && { duration }) };
  const [values] = others;
  if (values === undefined) return base;
  if (type === 'full_camp' && PAYMENT_OPTIONS.some((option) => option === values)) {
    return { ...base, paymentOption: values };
  }
  return type === 'monthly' ? { ...base, months: monthsOf(values) } : { ...base, weeks: values };
}

/**
 * One child as a terminal writes it: the age, then what is wished for, parted by `+`. A camp is
 * `season:type:weeks@center`, with the day length and the payment option as further parts; an online course is
 * `course:CODE`; a bare word is an offer that the family says it may have.
 *
 * @returns for `parsePlan`, which says what is wrong with it.
 * @example parseChildText('6:winter:weekly:1,2@euless+course:KNCSPECIAL07')
 */
export function parseChildText(text: string): RawChild {
  const [age, ...first] = text.split(':');
  const wishes = first
    .join(':')
    .split('+')
    .filter((wish) => wish.trim() !== '');
  const claims: string[] = [];
  const items: RawItem[] = [];
  for (const wish of wishes) {
    const at = wish.indexOf('@');
    const [what, branch] = at < 0 ? [wish] : [wish.slice(0, at), wish.slice(at + 1)];
    const parts = what.split(':').map((part) => part.trim());
    if (parts.length === 1 && branch === undefined) claims.push(parts[0] ?? '');
    else if (parts[0] === COURSE) items.push({ course: parts[1] });
    else items.push(campItem(parts, branch));
  }
  return { age: age?.trim(), claims, items };
}
