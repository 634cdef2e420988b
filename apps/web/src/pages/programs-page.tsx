import {
  CHOICES,
  MONTHLY_PROGRAMS,
  MORE_PROGRAMS,
  PROGRAMS_PAGE,
  SHORT_PROGRAMS,
} from '@kidcode/current-school/content/programs';
import { CenterVisit } from '../features/programs/center-visit';
import { ChildSays } from '../features/programs/child-says';
import { MonthlyPrograms } from '../features/programs/monthly-programs';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { placeOfBranch } from '../features/programs/program-place';
import { ProgramTiles } from '../features/programs/program-tiles';
import { RelatedPrograms } from '../features/programs/related-programs';

const BOTH = placeOfBranch(null);

/** Everything that happens at the centers (D-18). */
export function ProgramsPage() {
  const { monthly, short, more, choose, visit, price, nextStep } = PROGRAMS_PAGE;
  return (
    <>
      <ProgramHero text={{ ...PROGRAMS_PAGE, rhythm: 'Monthly, short or for a day' }} place={BOTH} />
      <MonthlyPrograms {...monthly} lead={monthly.lead} others={MONTHLY_PROGRAMS} place={BOTH} />
      <ChildSays {...choose} choices={CHOICES} place={BOTH} />
      <ProgramTiles {...short} ids={SHORT_PROGRAMS} place={BOTH} />
      <PriceOrAsk
        place={BOTH}
        text={price}
        offers={['first-month', 'coupon']}
        tone="accent"
        divider="studs"
      />
      <RelatedPrograms title={more.title} ids={MORE_PROGRAMS} place={BOTH} tone="paper" divider="none" />
      <CenterVisit place={BOTH} {...visit} tone="tint" divider="curve" />
      <ProgramNextStep text={nextStep} place={BOTH} />
    </>
  );
}
