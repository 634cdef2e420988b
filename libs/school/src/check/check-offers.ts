import type { School } from '../school';
import { percentProblems } from './check-sale';
import { problem, unless, type SchoolProblem } from './school-problem';

/** Discounts of no season, and percentages that no sale has. */
export function offerProblems({ OFFERS, SEASONS }: School): readonly SchoolProblem[] {
  const seasons = SEASONS.map(({ id }) => id);
  return OFFERS.flatMap(({ id, appliesTo, values }) => [
    ...appliesTo.flatMap((scope, index) => {
      const season = scope.includes(':') ? scope.slice(scope.indexOf(':') + 1) : null;
      const message = `Expected one of the seasons ${seasons.join(', ')}, got "${String(season)}".`;
      return unless(
        season === null || seasons.includes(season),
        problem('unknown-season', `OFFERS.${id}.appliesTo[${index}]`, message),
      );
    }),
    ...values.flatMap((value, index) =>
      value.kind === 'percent' ? percentProblems(`OFFERS.${id}.values[${index}].percent`, value.percent) : [],
    ),
  ]);
}
