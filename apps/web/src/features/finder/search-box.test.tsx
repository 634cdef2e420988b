import { act, useState } from 'react';

import { render } from '../../../test/render';
import { nextOption, SearchBox } from './search-box';

const submitted = jest.fn();
const picked = jest.fn();

function Search() {
  const [query, setQuery] = useState('');
  const pick = (option: string) => {
    picked(option);
    setQuery(option);
  };
  return <SearchBox query={query} onQuery={setQuery} onPick={pick} onSubmit={submitted} />;
}

async function searchBox() {
  const { container, unmount } = await render(<Search />);
  const input = container.querySelector<HTMLInputElement>('[role=combobox]')!;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  return {
    input,
    unmount,
    options: () => [...container.querySelectorAll('[role=option]')],
    active: () => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.textContent;
    },
    type: (text: string) =>
      act(() => {
        value.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: (key: string) =>
      act(
        () =>
          void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    submit: () => act(() => input.form!.requestSubmit()),
  };
}

let box: Awaited<ReturnType<typeof searchBox>>;

beforeEach(async () => {
  submitted.mockClear();
  picked.mockClear();
  box = await searchBox();
});
afterEach(() => box.unmount());

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

it('names the active option while focus stays in the input', () => {
  box.type('75');
  box.press('ArrowDown');
  expect(box.active()).toBe('75028');
  expect(box.options()[0]?.getAttribute('aria-selected')).toBe('true');
  box.press('ArrowDown');
  expect(box.active()).toBeNull();
});

it('takes the active option on Enter and submits nothing', () => {
  box.type('flo');
  box.press('ArrowDown');
  box.submit();
  expect(box.input.value).toBe('Flower Mound');
  expect(box.options()).toHaveLength(0);
  expect(picked).toHaveBeenCalledWith('Flower Mound');
  expect(submitted).not.toHaveBeenCalled();
});

it('closes its list on Escape, and empties the text on the next', () => {
  box.type('eul');
  box.press('Escape');
  expect(box.options()).toHaveLength(0);
  expect(box.input.value).toBe('eul');
  box.press('Escape');
  expect(box.input.value).toBe('');
});
