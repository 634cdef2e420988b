import { BRAND } from '@kidcode/site';

/** A `mailto:` link to the company with the subject filled in. */
export function mailLink(subject: string, address: string = BRAND.email.display): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
