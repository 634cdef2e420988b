import { CENTER_IDS } from '@kidcode/branches';
import { planSchool, quoteFamily } from '@kidcode/plan';
import type { Cents, RegistrationSelection } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

/**
 * What a family pays for the same camp for each child, if the center confirms what it grants (D-49).
 *
 * @returns null where nothing of it can be registered for on the day, or no offer looks at the family.
 */
export function familyTotal(selection: RegistrationSelection, kids: number, today: SiteDay): Cents | null {
  const [branch] = CENTER_IDS;
  if (branch === undefined) return null;
  const children = Array.from({ length: kids }, (_, index) => ({
    id: String(index),
    label: '',
    age: null,
    claims: [],
    items: [{ kind: 'camp' as const, branch, selection }],
  }));
  return quoteFamily({ children }, planSchool(today)).totalWithAsked;
}
