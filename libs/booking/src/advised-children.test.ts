import { isBranchId } from '@kidcode/branches';
import { ADVISED_CHILDREN } from '@kidcode/scheduling';

import { matchPrograms, NO_WISH } from './match-programs';

it.each(ADVISED_CHILDREN.map((child) => [JSON.stringify(child), child] as const))(
  'names what a teacher would for %s',
  (_, { age, likes, goal = null, experience, place, program, isNear = false }) => {
    const branch = isBranchId(place) ? place : null;
    expect(branch).toBe(place);
    const wish = { ...NO_WISH, age, interests: likes, goal, experience, place: branch };
    const { programs, near } = matchPrograms(wish);
    expect({ program: (programs[0] ?? near[0])?.program, isNear: programs.length === 0 }).toEqual({
      program,
      isNear,
    });
  },
);
