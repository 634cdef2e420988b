import type { Offer } from '@kidcode/school';
import type { FamilyLine, NearOffer } from './family-quote';
import { countedValues, isInScope, isOffered } from './offer-shares';
import type { FamilyPlan } from './plan';
import { planSeason } from './plan-school';
import type { PlanSchool } from './plan-school';

type Missing = NearOffer['missing'];

/** The season whose whole package an offer is for, if the plan has something of it and the package is sold. */
function packageSeason(
  { appliesTo }: Offer,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): string | null {
  const line = lines.find(
    ({ selection }) => selection !== null && appliesTo.includes(`full-package:${selection.season}`),
  );
  const season = line?.selection?.season;
  if (line === undefined || season === undefined) return null;
  return planSeason(school, season, line.branch)?.offer?.types.full_camp === 'open' ? season : null;
}

function missingOf(
  plan: FamilyPlan,
  offer: Offer,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): Missing | null {
  const inScope = lines.filter((line) => offer.appliesTo.some((scope) => isInScope(line, scope)));
  const season = packageSeason(offer, lines, school);
  if (inScope.length === 0) return season === null ? null : { code: 'full-package', season };
  const offered = inScope.filter((line) => isOffered(line, offer));
  if (offered.length === 0) return season === null ? null : { code: 'paid-in-full', season };
  const values = countedValues(offer);
  if (values.length === 0) {
    return offer.values.every(({ kind }) => kind === 'amount') ? { code: 'not-a-price' } : null;
  }
  const children = new Set(offered.map(({ childId }) => childId));
  const isClaimed = plan.children.some(({ id, claims }) => children.has(id) && claims.includes(offer.id));
  if (offer.question !== undefined && !isClaimed) return { code: 'family-says' };
  const isForSiblings = values.every(({ counts }) => counts !== 'registration');
  return isForSiblings && children.size < 2 ? { code: 'second-child' } : null;
}

/** The offers that a family could have with little more, in the order of the school's list, and what is missing. */
export function nearOffers(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): readonly NearOffer[] {
  const counted = lines.filter(({ counts }) => counts);
  return school.offers
    .filter(({ inQuotes }) => !inQuotes)
    .flatMap((offer) => {
      const missing = missingOf(plan, offer, counted, school);
      const { id, title, conditions } = offer;
      return missing === null ? [] : [{ id, title, conditions, missing }];
    });
}
