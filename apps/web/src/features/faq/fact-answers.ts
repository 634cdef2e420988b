import type { FactQuestion, FaqEntry } from '@kidcode/school';
import type { SiteDay } from '@kidcode/scheduling';

import { campQuestions } from './facts/camp-answers';
import { classDaysAnswer, groupSizeAnswer, startDateAnswer, timeZoneAnswer } from './facts/class-answers';
import { askAPersonAnswer, openingHoursAnswer, policyAnswers } from './facts/practical-answers';
import { campPriceAnswer, couponAnswer, monthlyFeeAnswer, siblingAnswer } from './facts/price-answers';
import { agesAnswer, whereAnswer } from './facts/start-answers';

type Answers = FaqEntry | readonly FaqEntry[] | null;

/** What the site answers from facts on a day, by the name that a school's list gives it. */
export const FACT_ANSWERS: Readonly<Record<FactQuestion, (today: SiteDay) => Answers>> = {
  ages: agesAnswer,
  where: whereAnswer,
  'class-days': classDaysAnswer,
  'start-date': startDateAnswer,
  'time-zone': timeZoneAnswer,
  'group-size': groupSizeAnswer,
  camps: campQuestions,
  'camp-price': campPriceAnswer,
  'monthly-fee': monthlyFeeAnswer,
  coupon: couponAnswer,
  siblings: siblingAnswer,
  'opening-hours': openingHoursAnswer,
  policies: policyAnswers,
  'ask-a-person': askAPersonAnswer,
};
