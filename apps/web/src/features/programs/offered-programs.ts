import type { PageId, ProgramLinkId } from '@kidcode/school';

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

/** Those of the programs that the school has a page for, in the order given. */
export const offeredPrograms = (ids: readonly ProgramLinkId[]): readonly ProgramLinkId[] =>
  ids.filter((id) => hasPage(PAGE_OF[id]));
