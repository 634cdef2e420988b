import { CORE_LEVELS } from './programs';
import { courseCodeFor } from './programs';

it('six levels, one per month, each with its code by the CORE-LEVEL-n rule', () => {
  expect(CORE_LEVELS.map((level) => level.id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `level-${n}`));
  for (const { id, level, courseCode } of CORE_LEVELS) {
    expect(id).toBe(`level-${level}`);
    expect(courseCode).toBe(courseCodeFor(`CORE-LEVEL-${level}`));
  }
});

it('says that what the specifications do not give is sample content', () => {
  for (const level of CORE_LEVELS) expect(level.sample).toBe(true);
});
