import { PROGRAM_CARDS } from '@kidcode/current-school/content/program-cards';
import type { PageId, ProgramCard, ProgramLinkId } from '@kidcode/school';

import { hasPage } from '../../shared/has-page';

/** The page that a program's link leads to. */
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
export type OfferedProgram = ProgramCard & { readonly id: ProgramLinkId };

const cards: Readonly<Partial<Record<ProgramLinkId, ProgramCard>>> = PROGRAM_CARDS;

/** Those of the programs that the school has a page and words for, in the order given. */
export const offeredPrograms = (ids: readonly ProgramLinkId[]): readonly OfferedProgram[] =>
  ids.flatMap((id) => {
    const card = cards[id];
    return card !== undefined && hasPage(PAGE_OF[id]) ? [{ ...card, id }] : [];
  });
