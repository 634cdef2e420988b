import fc from 'fast-check';
import type { CenterId } from '@kidcode/branches';
import type { PricedSeason, RegistrationSelection } from '@kidcode/pricing';
import type { FamilyPlan, PlanChild, PlanItem } from '../src/plan';
import type { PlanSchool, PlanSeason } from '../src/plan-school';

/** Any registration of a season with prices, sold or not, with weeks that it may not have. */
function arbitrarySelection({ camp, priced }: PlanSeason): fc.Arbitrary<RegistrationSelection> {
  const season = fc.constant(camp.season as PricedSeason);
  const duration = fc.constantFrom('full_day' as const, 'first_half' as const, 'second_half' as const);
  const weeks = camp.weeks.map(({ number }) => number);
  const full = fc.record({
    season,
    duration,
    registrationType: fc.constant('full_camp' as const),
    paymentOption: fc.constantFrom('full' as const, 'monthly' as const),
  });
  const weekly = fc.record({
    season,
    duration,
    registrationType: fc.constant('weekly' as const),
    weeks: fc.subarray([...weeks, 40]),
  });
  const monthly = fc.record({
    season,
    duration,
    registrationType: fc.constant('monthly' as const),
    months: fc.subarray((priced?.months ?? []).map(({ id }) => ({ month: id }))),
  });
  return fc.oneof({ weight: 4, arbitrary: weekly }, { weight: 2, arbitrary: full }, monthly);
}

/** Anything that a plan may hold at a school: sold, closed, over and unknown. */
export function arbitraryItem(school: PlanSchool): fc.Arbitrary<PlanItem> {
  const branch = fc.constantFrom(...school.centers).map((id) => id as CenterId);
  const camps = school.seasons.map((season) =>
    fc.record({ kind: fc.constant('camp' as const), branch, selection: arbitrarySelection(season) }),
  );
  const courses = school.courses.map(({ courseCode, startDates }) =>
    fc.record({
      kind: fc.constant('course' as const),
      courseCode: fc.constantFrom(courseCode, 'NONE'),
      startLabel: fc.constantFrom(...startDates, 'May 1, 2031'),
    }),
  );
  return fc.oneof(...camps, ...camps, ...courses);
}

/** A family of up to `children` children, each with an id of its own. */
export const arbitraryPlan = (school: PlanSchool, children = 5): fc.Arbitrary<FamilyPlan> =>
  fc
    .array(
      fc.record({
        label: fc.constantFrom('', 'Ana', '李'),
        age: fc.option(fc.integer({ min: 3, max: 18 })),
        claims: fc.subarray(
          school.offers.filter(({ question }) => question !== undefined).map(({ id }) => id),
        ),
        items: fc.array(arbitraryItem(school), { maxLength: 3 }),
      }),
      { maxLength: children },
    )
    .map((all) => ({ children: all.map((child, index): PlanChild => ({ id: `c${index + 1}`, ...child })) }));
