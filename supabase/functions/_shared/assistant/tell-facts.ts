import {
  campDates,
  campHolidays,
  campHours,
  campMeals,
  campThemes,
  paymentPlans,
  singleDays,
} from './facts/camp-facts.ts';
import { campPrices } from './facts/camp-prices.ts';
import { ages, classTimes, groupSize, onlineCourses, programs, trials } from './facts/class-facts.ts';
import { fees, offers } from './facts/money-facts.ts';
import { addresses, contact, distances, openingHours } from './facts/place-facts.ts';
import type { Circumstances, Topic } from './facts/topic.ts';
import type { Frame } from './question/frame.ts';

/** The strictest first: each one knows what it leaves to those below. */
const TOPICS: readonly Topic[] = [
  paymentPlans,
  singleDays,
  campMeals,
  onlineCourses,
  campPrices,
  fees,
  offers,
  trials,
  campHolidays,
  campThemes,
  groupSize,
  ages,
  campHours,
  campDates,
  distances,
  classTimes,
  contact,
  openingHours,
  addresses,
  programs,
];

/** What the libraries know about a question, in Markdown: one topic, which is what was asked. Null where they know nothing. */
export function tellFacts(frame: Frame, circumstances: Circumstances): string | null {
  for (const topic of TOPICS) {
    const told = topic(frame, circumstances);
    if (told !== null) return told;
  }
  return null;
}
