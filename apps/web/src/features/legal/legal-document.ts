import type { LegalText, SiteDay } from '@kidcode/school';

/** One short section; each paragraph one idea. */
export interface LegalSection {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A legal text whose sentences are made of facts, where Markdown would not do. */
export interface LegalDocument {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly lastChanged: SiteDay;
  /** Not checked by a lawyer (D-23). */
  readonly sample: true;
  readonly sections: readonly LegalSection[];
}

/** The same as a school's Markdown file would say it. */
export function legalTextOf(kind: string, label: string, document: LegalDocument): LegalText {
  const { lastChanged, sections, ...head } = document;
  return {
    ...head,
    kind,
    label,
    changed: lastChanged,
    sections: sections.map(({ id, title, paragraphs, points = [] }) => ({
      id,
      title,
      blocks: [
        ...paragraphs.map((text) => ({ kind: 'paragraph' as const, words: [text] })),
        ...(points.length === 0
          ? []
          : [{ kind: 'list' as const, ordered: false, items: points.map((text) => [text]) }]),
      ],
    })),
  };
}
