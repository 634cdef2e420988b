import { PROGRAM_CARDS_TEXT } from '@kidcode/current-school/generated/texts/program-cards';
import type { PageId, ProgramLinkId, SchoolTexts } from '@kidcode/school';

import { hasPage } from '../../shared/has-page';

const PAGE_OF: Readonly<Record<ProgramLinkId, PageId>> = {
  core: 'core-programs',
  math: 'math',
  'ai-club': 'ai-club',
  'homework-help': 'homework-help',
  specialized: 'specialized-branch',
  'game-development': 'game-development',
  camps: 'camps-overview',
  'parent-night': 'additional-program',
  'birthday-parties': 'birthday-parties',
  'parent-yoga': 'parent-yoga',
  'event-rentals': 'event-rentals',
  'technology-workshop': 'technology-workshop',
  'school-partnership': 'school-partnership',
};

/** A program that the school has, as lists show it. */
export type OfferedProgram = NonNullable<SchoolTexts['program-cards'][ProgramLinkId]> & {
  readonly id: ProgramLinkId;
};

/** Those of the programs that the school has a page and words for, in the order given. */
export const offeredPrograms = (ids: readonly ProgramLinkId[]): readonly OfferedProgram[] =>
  ids.flatMap((id) => {
    const card = PROGRAM_CARDS_TEXT[id];
    return card !== undefined && hasPage(PAGE_OF[id]) ? [{ ...card, id }] : [];
  });
