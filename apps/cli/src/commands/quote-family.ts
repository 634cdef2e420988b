import type { PlanSchool } from '@kidcode/plan';
import { cheapestWay, planSchool, quoteFamily, sharePlan } from '@kidcode/plan';

import { describeFamily, describeOpened, describeWays } from '../describe-family';
import { familyQuoteJson, wayJson } from '../family-quote-json';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import type { GivenPlan, PlanFlags } from '../read-plan';
import { readPlan } from '../read-plan';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

export type FamilyFlags = PlanFlags & { readonly cheapest?: true };

/** The quote of a plan, as `quote family` and `plan show` print it. */
export function familyOutcome({ plan, opened }: GivenPlan, school: PlanSchool, isCheapest: boolean): Outcome {
  const quote = quoteFamily(plan, school);
  const ways = isCheapest ? cheapestWay(plan, school).ways : null;
  const code = sharePlan(plan, school, { labels: false });
  const data = {
    ...familyQuoteJson(plan, quote),
    ...(opened !== null && {
      sharedOn: opened.sharedOn,
      totalThen: opened.totalThen / 100,
      changes: opened.changes,
    }),
    ...(ways !== null && { ways: ways.map(wayJson) }),
    link: `#p=${code}`,
  };
  return report(data, (width) =>
    [
      ...(opened === null ? [] : [describeOpened(opened), '']),
      describeFamily(plan, quote, width),
      ...(ways === null ? [] : ['', describeWays(ways, width)]),
      '',
      `plan: #p=${code}`,
    ].join('\n'),
  );
}

/** `kidcode quote family`: what a whole family's plan costs, and why. */
export function quoteFamilyCommand(
  link: string | undefined,
  flags: FamilyFlags,
  surroundings: Surroundings,
): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value);
  const given = readPlan(link, flags, school, surroundings);
  return given.ok ? familyOutcome(given.value, school, flags.cheapest === true) : given;
}
