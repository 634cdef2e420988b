import type { SiteDay } from '@kidcode/scheduling';

import type { Question, Topic } from './topic.ts';
import { campDates } from './topics/camp-dates.ts';
import { campPrices } from './topics/camp-prices.ts';
import { coursePrices } from './topics/course-prices.ts';
import { monthlyFees } from './topics/monthly-fees.ts';
import { offers } from './topics/offers.ts';
import { openingHours } from './topics/opening-hours.ts';

const TOPICS: readonly Topic[] = [campPrices, coursePrices, monthlyFees, offers, campDates, openingHours];

/** An answer with more facts than this is not read. */
const MOST_TOPICS = 2;

/** What the libraries know about a question, in Markdown, the closest topic first. */
export function tellFacts(question: Question, today: SiteDay): readonly string[] {
  return TOPICS.filter((topic) => topic.isAskedBy(question))
    .slice(0, MOST_TOPICS)
    .map((topic) => topic.tell(question, today));
}
