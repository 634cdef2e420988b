import { DEFAULT_CENTER } from '@kidcode/branches';
import { PROGRAM_CARDS_TEXT } from '@kidcode/current-school/generated/texts/program-cards';
import type { PageId, ProgramLinkId, SchoolTexts } from '@kidcode/school';
import { campPath, DEFAULT_SEASON } from '@kidcode/site';

import { hasPage } from '../../shared/has-page';
import type { ProgramPlace } from './program-place';

/** A program that the school has, as lists show it. */
export type OfferedProgram = NonNullable<SchoolTexts['program-cards'][ProgramLinkId]> & {
  readonly id: ProgramLinkId;
};

/** Those of the programs that the school has a page and words for, in the order given. */
export const offeredPrograms = (ids: readonly ProgramLinkId[]): readonly OfferedProgram[] =>
  ids.flatMap((id) => {
    const card = PROGRAM_CARDS_TEXT[id];
    return card !== undefined && hasPage(PROGRAMS[id].page) ? [{ ...card, id }] : [];
  });

type ProgramPages = {
  readonly page: PageId;
  readonly center: (id: string) => string;
  readonly both: string;
  readonly online: string;
};

const atCenters = (page: PageId, name: string): ProgramPages => ({
  page,
  center: (id) => `/${id}/programs/${name}`,
  both: `/programs/in-center/${name}`,
  online: `/programs/in-center/${name}`,
});

/** Without a branch, specialized programs start at the default center (specification 1, section 9). */
const PROGRAMS: Readonly<Record<ProgramLinkId, ProgramPages>> = {
  core: { ...atCenters('core-programs', 'core'), online: '/programs/online/core' },
  math: atCenters('math', 'math'),
  'ai-club': { ...atCenters('ai-club', 'monthly-ai-club'), online: '/programs/online/monthly-ai-club' },
  'homework-help': atCenters('homework-help', 'homework-help'),
  specialized: {
    ...atCenters('specialized-branch', 'specialized'),
    both: `/${DEFAULT_CENTER}/programs/specialized`,
    online: '/online-specialized-programs',
  },
  'game-development': {
    ...atCenters('game-development', 'game-development'),
    online: '/online/programs/game-development',
  },
  camps: {
    page: 'camps-overview',
    center: (id) => campPath(DEFAULT_SEASON, id),
    both: '/camps',
    online: '/online-camps',
  },
  'parent-night': atCenters('additional-program', 'additional/parent-night'),
  'birthday-parties': atCenters('birthday-parties', 'birthday-parties'),
  'parent-yoga': atCenters('parent-yoga', 'parent-yoga'),
  'event-rentals': atCenters('event-rentals', 'event-rentals'),
  'technology-workshop': atCenters('technology-workshop', 'technology-workshop'),
  'school-partnership': {
    page: 'school-partnership',
    center: () => '/school-partnership',
    both: '/school-partnership',
    online: '/school-partnership',
  },
};

/**
 * The canonical address of a program as seen from a place: at the same center, at both, or online where it
 * exists online.
 */
export function programLink(id: ProgramLinkId, place: ProgramPlace): string {
  const paths = PROGRAMS[id];
  return place.kind === 'center' ? paths.center(place.center.id) : paths[place.kind];
}

/** Whether a program can be had at a place; online are those with an address of their own there. */
export const isTaughtAt = (id: ProgramLinkId, place: ProgramPlace): boolean =>
  place.kind !== 'online' || PROGRAMS[id].online !== PROGRAMS[id].both;

export function feesLink(place: ProgramPlace): string {
  if (place.kind === 'online') return '/online/pricing';
  return place.kind === 'center' ? `/${place.center.id}/pricing/course-fee` : '/pricing/course-fee';
}
