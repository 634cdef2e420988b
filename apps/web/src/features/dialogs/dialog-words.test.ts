import { BRANCHES, CENTER_IDS } from '@kidcode/branches';
import type * as Facts from '@kidcode/current-school';
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

type Levels = (typeof Facts)['CORE_LEVELS'];

async function coreOption(change: (levels: Levels) => readonly Levels[number][]) {
  jest.resetModules();
  const own = jest.requireActual<typeof Facts>('@kidcode/current-school');
  jest.doMock('@kidcode/current-school', () => ({ ...own, CORE_LEVELS: change(own.CORE_LEVELS) }));
  const { programDialog } = await import('./dialog-words');
  return programDialog(null).options.find(({ value }) => value === 'core');
}

afterEach(() => jest.dontMock('@kidcode/current-school'));

// Every school told of the six months of the first one.
it.each([
  [6, 'A 6-month structured curriculum with ongoing enrollment'],
  [4, 'A 4-month structured curriculum with ongoing enrollment'],
  [8, 'An 8-month structured curriculum with ongoing enrollment'],
])('a core program of %d levels is told in as many months', async (count, description) => {
  const option = await coreOption((levels) =>
    Array.from({ length: count }, (_, at) => levels[at % levels.length] as Levels[number]),
  );
  expect(option).toEqual({ value: 'core', label: 'Core-Program', description });
});

it('a school without a core program does not offer one', async () => {
  expect(await coreOption(() => [])).toBeUndefined();
});
