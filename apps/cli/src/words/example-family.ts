import { CENTER_IDS } from '@kidcode/branches';
import { parseChildText, parsePlan, planSchool, sharePlan } from '@kidcode/plan';
import type { SiteDay } from '@kidcode/scheduling';

import { exampleCamps } from './example-camps';

const AGES = [7, 12] as const;

/** What stands behind a flag of an example. */
const flagIn = (line: string, name: string): string | undefined =>
  new RegExp(`--${name} (\\S+)`).exec(line)?.[1];

/** A child's wish of the flags of a camp: 'season:weekly:1,2@center'. */
function wishOf(line: string, center: string): string {
  const parts = ['season', 'type', 'weeks', 'months', 'payment', 'duration'].flatMap(
    (name) => flagIn(line, name) ?? [],
  );
  return `${parts.join(':')}@${center}`;
}

/** Two children at the last center in the leading season's camps, and the fragment of the link that shares them. */
export function exampleFamily(today: SiteDay): {
  readonly children: readonly string[];
  readonly plan: string;
} {
  const camp = exampleCamps(today).at(-1);
  const center = CENTER_IDS.at(-1);
  const children =
    camp === undefined || center === undefined ? [] : AGES.map((age) => `${age}:${wishOf(camp, center)}`);
  const school = planSchool(today);
  const plan = parsePlan({ children: children.map(parseChildText) }, school);
  const family = plan.ok ? plan.value : { children: [] };
  return { children, plan: `#p=${sharePlan(family, school, { labels: false })}` };
}
