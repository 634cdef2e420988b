import { type BranchId, type CenterId, centerOr, isCenterId, type ZipPlace } from '@kidcode/branches';
import type { CampSeason, SiteDay } from '@kidcode/scheduling';
import { leadingShown, shownCamp, type ShownCamp } from '@kidcode/booking';
import { campPath } from '@kidcode/site';

import { ENGLISH } from '../phrases/en.ts';
import { SPANISH } from '../phrases/es.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Frame, Language } from '../question/frame.ts';
import type { Intent } from '../question/intents.ts';

/** What an answer depends on beside the question. */
export type Circumstances = {
  today: SiteDay;
  /** The branch whose pages the visitor is on; null where none is chosen. */
  branch: BranchId | null;
  /** The ZIP codes of the school's region. */
  places: readonly ZipPlace[];
};

/** Something that the libraries know: null where the question does not ask for it. In Markdown, with a link to its page. */
export type Topic = (frame: Frame, circumstances: Circumstances) => string | null;

export const phrasesOf = (language: Language): Phrases => (language === 'es' ? SPANISH : ENGLISH);

/** The center whose pages are linked: one that is named, else the visitor's. */
export function centerOf({ branches }: Frame, { branch }: Circumstances): CenterId {
  return branches.find(isCenterId) ?? centerOr(branch);
}

export const campLink = (season: CampSeason, frame: Frame, circumstances: Circumstances): string =>
  campPath(season, centerOf(frame, circumstances));

/** The camps that a question is about: those it names, else the one that stands for all on the day. */
export function campsAsked({ seasons }: Frame, { today }: Circumstances): readonly ShownCamp[] {
  return seasons.length > 0 ? seasons.map((season) => shownCamp(season, today)) : [leadingShown(today)];
}

/** Lines as a list; a single one as a sentence. */
export const list = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n');

export const asks = ({ intents }: Frame, ...some: readonly Intent[]): boolean =>
  some.some((intent) => intents.has(intent));
