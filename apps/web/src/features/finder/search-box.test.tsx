import { act, useState } from 'react';

import { render, typeInto } from '../../../test/render';
import { nextOption, SearchBox } from './search-box';

function Search() {
  const [query, setQuery] = useState('');
  return <SearchBox query={query} onQuery={setQuery} onPick={setQuery} onSubmit={() => undefined} />;
}

async function searchBox() {
  const { container } = await render(<Search />);
  const input = container.querySelector<HTMLInputElement>('[role=combobox]')!;
  return {
    input,
    options: () => [...container.querySelectorAll('[role=option]')],
    active: () => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.textContent;
    },
    type: (text: string) => typeInto(input, text),
    press: (key: string) =>
      act(
        () =>
          void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
  };
}

let box: Awaited<ReturnType<typeof searchBox>>;

beforeEach(async () => {
  box = await searchBox();
});

it.each([
  ['down goes to the first option', null, 1, 0],
  ['up goes to the last option', null, -1, 2],
  ['down goes on to the next', 0, 1, 1],
  ['down from the last comes back to the text', 2, 1, null],
  ['up from the first comes back to the text', 0, -1, null],
] as const)('%s', (_fact, active, by, next) => expect(nextOption(active, by, 3)).toBe(next));

it('says when its list is open, and forgets the active option while one types', () => {
  box.type('e');
  expect(box.input.getAttribute('aria-expanded')).toBe('false');
  box.type('eu');
  box.press('ArrowDown');
  expect(box.active()).toBe('Euless');
  box.type('eul');
  expect(box.active()).toBeNull();
  expect(box.input.getAttribute('aria-expanded')).toBe('true');
});

it('closes its list on Escape, and empties the text on the next', () => {
  box.type('eul');
  box.press('Escape');
  expect(box.options()).toHaveLength(0);
  expect(box.input.value).toBe('eul');
  box.press('Escape');
  expect(box.input.value).toBe('');
});
