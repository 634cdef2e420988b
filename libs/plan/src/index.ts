export { EMPTY_PLAN, PLAN_LIMITS } from './plan';
export type { CampItem, CourseItem, FamilyPlan, ItemPlace, PlanChild, PlanItem } from './plan';
export { planSchool, planSeason } from './plan-school';
export type { PlanSchool, PlanSeason } from './plan-school';
export { isWarning } from './plan-problem';
export type { PlanProblem, PlanProblemCode, PlanWarning, SaleProblem } from './plan-problem';
export { quoteFamily } from './quote-family';
export type {
  AppliedOffer,
  AskedOffer,
  AskedShare,
  ChildTotal,
  DuePayment,
  FamilyLine,
  FamilyQuote,
  NearOffer,
} from './family-quote';
export { sharePlan } from './share/share-plan';
export type { ShareOptions } from './share/share-plan';
export { openPlan, PLAN_PARAMETER } from './share/open-plan';
export type { LostItem, OpenedPlan, PlanChange, PlanLinkError } from './share/open-plan';
export { cheapestWay } from './ways/cheapest-way';
export type { Way, Ways } from './ways/cheapest-way';
export type { WayChange } from './ways/way-changes';
export { parsePlan } from './parse-plan';
export type { PlanInputError, RawChild, RawItem, RawPlan } from './parse-plan';
export { parseChildText } from './parse-child';
export { explainChange, explainMissing, explainProblem, explainWayChange } from './plan-words';
