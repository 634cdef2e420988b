import type { FaqEntry } from '@kidcode/school';

/** One question a parent asks. */
export type FaqItem = FaqEntry;

/** The questions of a topic, those that the site answers from facts among them. */
export interface FaqTopic {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}
