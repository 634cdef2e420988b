import { DEFAULT_CENTER } from '@kidcode/branches';
import { PROGRAM_CARDS_TEXT } from '@kidcode/current-school/generated/texts/program-cards';
import type { PageId, ProgramLinkId, SchoolTexts } from '@kidcode/school';
import { campPath, DEFAULT_SEASON } from '@kidcode/site';

import { hasPage } from '../../shared/has-page';
import type { ProgramPlace } from './program-place';

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

export type { ProgramLinkId };

type PathByPlace = {
  readonly center: (id: string) => string;
  readonly both: string;
  readonly online: string;
};

const atCenters = (name: string): PathByPlace => ({
  center: (id) => `/${id}/programs/${name}`,
  both: `/programs/in-center/${name}`,
  online: `/programs/in-center/${name}`,
});

/** Without a branch, specialized programs start at the default center (specification 1, section 9). */
const PATHS: Readonly<Record<ProgramLinkId, PathByPlace>> = {
  core: { ...atCenters('core'), online: '/programs/online/core' },
  math: atCenters('math'),
  'ai-club': { ...atCenters('monthly-ai-club'), online: '/programs/online/monthly-ai-club' },
  'homework-help': atCenters('homework-help'),
  specialized: {
    ...atCenters('specialized'),
    both: `/${DEFAULT_CENTER}/programs/specialized`,
    online: '/online-specialized-programs',
  },
  'game-development': { ...atCenters('game-development'), online: '/online/programs/game-development' },
  camps: { center: (id) => campPath(DEFAULT_SEASON, id), both: '/camps', online: '/online-camps' },
  'parent-night': atCenters('additional/parent-night'),
  'birthday-parties': atCenters('birthday-parties'),
  'parent-yoga': atCenters('parent-yoga'),
  'event-rentals': atCenters('event-rentals'),
  'technology-workshop': atCenters('technology-workshop'),
  'school-partnership': {
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
  const paths = PATHS[id];
  return place.kind === 'center' ? paths.center(place.center.id) : paths[place.kind];
}

/** Whether a program can be had at a place; online are those with an address of their own there. */
export const isTaughtAt = (id: ProgramLinkId, place: ProgramPlace): boolean =>
  place.kind !== 'online' || PATHS[id].online !== PATHS[id].both;

export function feesLink(place: ProgramPlace): string {
  if (place.kind === 'online') return '/online/pricing';
  return place.kind === 'center' ? `/${place.center.id}/pricing/course-fee` : '/pricing/course-fee';
}
