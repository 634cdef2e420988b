import { PROGRAMS_TEXT } from '@kidcode/current-school/generated/texts/programs';
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
  const { monthly, short, more, choose, visit, price, next } = PROGRAMS_TEXT;
  return (
    <>
      <ProgramHero text={{ ...PROGRAMS_TEXT, rhythm: 'Monthly, short or for a day' }} place={BOTH} />
      <MonthlyPrograms title={monthly.title} lead={monthly.lead} others={monthly.programs} place={BOTH} />
      <ChildSays {...choose} place={BOTH} />
      <ProgramTiles title={short.title} lead={short.lead} ids={short.programs} place={BOTH} />
      <PriceOrAsk
        place={BOTH}
        text={price}
        offers={['first-month', 'coupon']}
        tone="accent"
        divider="studs"
      />
      <RelatedPrograms title={more.title} ids={more.programs} place={BOTH} tone="paper" divider="none" />
      <CenterVisit place={BOTH} {...visit} tone="tint" divider="curve" />
      <ProgramNextStep text={next} place={BOTH} />
    </>
  );
}
