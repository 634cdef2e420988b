import { openProgramCode } from '@kidcode/puzzles';

import { STORAGE_KEYS } from '../../shared/browser-storage';
import { NOTHING_KEPT, readAge, readKept, writeKept, type KeptClass } from './kept-class';

const LEO: KeptClass = {
  puzzle: '1-first-steps',
  name: 'Leo',
  programs: { '1-first-steps': openProgramCode('move~move')! },
  solved: { '1-first-steps': 3 },
};
const MIA: KeptClass = { ...NOTHING_KEPT, puzzle: '2-corner', name: 'Mia' };

afterEach(() => window.localStorage.clear());

describe('what a browser keeps of the class', () => {
  it('is still read where it was one record for every age, and stays with the age that it names', () => {
    const before = 'puzzle=1-first-steps&name=Leo&program.1-first-steps=move~move&solved.1-first-steps=3';
    window.localStorage.setItem(STORAGE_KEYS.firstClass, `age=11%2B&${before}`);
    expect([readAge(), readKept('11+'), readKept('5-7')]).toEqual(['11+', LEO, NOTHING_KEPT]);
    writeKept('5-7', MIA);
    expect([readAge(), readKept('11+'), readKept('5-7')]).toEqual(['5-7', LEO, MIA]);
  });

  it('begins at eight to ten where nothing was chosen', () => {
    window.localStorage.setItem(STORAGE_KEYS.firstClass, 'solved.1-first-steps=3');
    expect([readAge(), readKept('8-10').solved]).toEqual(['8-10', { '1-first-steps': 3 }]);
  });
});
