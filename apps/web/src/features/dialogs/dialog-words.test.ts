import { BRANCHES, CENTER_IDS } from '@kidcode/branches';
import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';

import { LEARNING_MODE_DIALOG, programDialog } from './dialog-words';

it('asks for the learning mode in the words of the specification', () =>
  expect(LEARNING_MODE_DIALOG.options).toEqual([
    { value: 'online', label: 'Online Class', description: 'Learn from home' },
    { value: 'in-center', label: 'In-Center Class', description: 'Visit our learning center' },
  ]));

describe('the ages beside the choice of a program', () => {
  it.each(CENTER_IDS)('are those that %s has stated, and none that it has not', (id) => {
    const { ages, name } = BRANCHES[id];
    expect(programDialog(id).question?.includes(name)).toBe(ages !== null);
    if (ages) expect(programDialog(id).question).toContain(`Ages ${ages.from} to ${ages.to} in ${name}.`);
  });

  // The old rows asked for centers alone: online read 'Ages 5 to 15 in Flower Mound' above 'Booking with Online Learning'.
  it('are those of no center online, and of all where no branch is chosen', () => {
    for (const id of CENTER_IDS) {
      const { ages, name } = BRANCHES[id];
      expect(programDialog('online').question).not.toContain(name);
      expect(programDialog(null).question?.includes(name)).toBe(ages !== null);
    }
  });

  it('stand beside the specified words for every specialized program with ages of its own', () => {
    const [, specialized] = programDialog(null).options;
    expect(specialized?.description).toMatch(/^Short-term focused courses on specific technologies/);
    for (const key of PROGRAM_KEYS) {
      const { title, ages } = PROGRAMS[key];
      expect(specialized?.description?.includes(title)).toBe(ages !== null);
    }
  });
});
