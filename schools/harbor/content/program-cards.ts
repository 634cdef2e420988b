import type { ProgramCard, ProgramLinkId } from '@kidcode/school';

/** The programs that the school has, in a line each. */
export const PROGRAM_CARDS: Readonly<Partial<Record<ProgramLinkId, ProgramCard>>> = {
  core: {
    title: 'Bench Year',
    line: 'One afternoon a week, from the first block to a machine of one’s own.',
    picture: '/pictures/programs/core.svg',
  },
  math: {
    title: 'Navigator Math',
    line: 'Angles, tides and speed: numbers that bring a boat home.',
    picture: '/pictures/programs/math.svg',
  },
  specialized: {
    title: 'Weekday Workshops',
    line: 'Five subjects, one for every weekday.',
    picture: '/pictures/programs/specialized.svg',
  },
  camps: {
    title: 'Camps',
    line: 'A week in the fall, four in July.',
    picture: '/pictures/programs/camps-summer.svg',
  },
};
