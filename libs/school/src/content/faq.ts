import type { ContentLink } from './link';

/** One question that a parent asks. */
export type FaqEntry = {
  /** The fragment of its address: `/faq#trial-class`. */
  readonly id: string;
  readonly question: string;
  /** Other ways to ask it, for whoever looks an answer up: the page does not show them. */
  readonly asked?: readonly string[];
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links?: readonly ContentLink[];
};

/**
 * Questions that the site answers from facts: prices, hours, ages. One that has no answer at this school (no camps, no
 * online branch) is left out.
 */
export const FACT_QUESTIONS = [
  'ages',
  'where',
  'class-days',
  'start-date',
  'time-zone',
  'group-size',
  'camps',
  'camp-price',
  'monthly-fee',
  'coupon',
  'siblings',
  'opening-hours',
  'policies',
  'ask-a-person',
] as const;

export type FactQuestion = (typeof FACT_QUESTIONS)[number];

/** Questions of one topic. A `FactQuestion` stands for what the site says itself, in this place. */
export type FaqGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly (FaqEntry | FactQuestion)[];
};
