import { CLOSED_COMBOBOX, comboboxTransition, type ComboboxState } from './search-box';

const move = (state: ComboboxState, by: 1 | -1, options = 3) =>
  comboboxTransition(state, { type: 'moved', by, options });
const open = (active: number | null): ComboboxState => ({ isOpen: true, active });

it.each([
  ['down opens the list at its first option', CLOSED_COMBOBOX, 1, open(0)],
  ['up opens the list at its last option', CLOSED_COMBOBOX, -1, open(2)],
  ['down goes on to the next', open(0), 1, open(1)],
  ['down from the last comes back to the text', open(2), 1, open(null)],
  ['down from the text starts again', open(null), 1, open(0)],
  ['up from the first comes back to the text', open(0), -1, open(null)],
  ['up from the text goes to the last', open(null), -1, open(2)],
] as const)('%s', (_fact, before, by, after) => {
  expect(move(before, by)).toEqual(after);
});

it('has nothing to open without options', () => {
  expect(move(CLOSED_COMBOBOX, 1, 0)).toEqual(CLOSED_COMBOBOX);
});

it('forgets the active option while one types', () => {
  expect(comboboxTransition(open(2), { type: 'typed' })).toEqual(open(null));
});

it('closes', () => {
  expect(comboboxTransition(open(1), { type: 'closed' })).toEqual(CLOSED_COMBOBOX);
});
