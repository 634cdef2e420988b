import type { SiteDay } from '../site-day';
import type { Block } from './markdown';

/** One section under a heading of its own; `id` is the fragment of its address. */
export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** A legal text in plain words: `terms/<kind>.md` or `privacy.md`, its head checked when the site is built. */
export type LegalText = {
  /** 'general', 'online', 'privacy'. */
  readonly kind: string;
  readonly eyebrow: string;
  readonly title: string;
  /** Its name in a row of links. */
  readonly label: string;
  readonly lead: string;
  /** The day on which it last changed. */
  readonly changed: SiteDay;
  /** True while no lawyer has checked it (D-23). */
  readonly sample: boolean;
  readonly sections: readonly LegalSection[];
};
