import type { ContentLink } from '../company/site-link';

/** One question a parent asks. */
export interface FaqItem {
  /** The fragment of its address: `/faq#trial-class`. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links?: readonly ContentLink[];
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FaqItem[];
}
