import type { SiteDay } from '@kidcode/scheduling';

/** One short section; each paragraph one idea. */
export interface LegalSection {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A legal text in plain words. */
export interface LegalDocument {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly lastChanged: SiteDay;
  /** Not checked by a lawyer (D-23). */
  readonly sample: true;
  readonly sections: readonly LegalSection[];
}
