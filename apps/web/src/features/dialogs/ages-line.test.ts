import { BRANCHES, CENTER_IDS } from '@kidcode/branches';
import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';

import { agesLine, PROGRAM_OPTIONS } from './ages-line';
import { PROGRAM_TYPE_DIALOG } from './dialog-words';

describe('the ages beside the choice of a program', () => {
  it.each(CENTER_IDS)('are those that %s has stated, and none that it has not', (id) => {
    const { ages, name } = BRANCHES[id];
    expect(agesLine(id).includes(name)).toBe(ages !== null);
    if (ages) expect(agesLine(id)).toContain(`Ages ${ages.from} to ${ages.to} in ${name}.`);
  });

  // The old rows asked for centers alone: online read 'Ages 5 to 15 in Flower Mound' above 'Booking with Online Learning'.
  it('are those of no center online, and of all where no branch is chosen', () => {
    for (const id of CENTER_IDS) {
      const { ages, name } = BRANCHES[id];
      expect(agesLine('online')).not.toContain(name);
      expect(agesLine(null).includes(name)).toBe(ages !== null);
    }
  });

  it('stand beside the specified words for every specialized program with ages of its own', () => {
    const [core, specialized] = PROGRAM_OPTIONS;
    expect(core).toBe(PROGRAM_TYPE_DIALOG.options[0]);
    expect(specialized?.description).toContain(PROGRAM_TYPE_DIALOG.options[1]?.description);
    for (const key of PROGRAM_KEYS) {
      const { title, ages } = PROGRAMS[key];
      expect(specialized?.description?.includes(title)).toBe(ages !== null);
    }
  });
});
