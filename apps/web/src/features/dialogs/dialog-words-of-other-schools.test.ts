import type * as Facts from '@kidcode/current-school';

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
