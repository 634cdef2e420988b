import { act, useState } from 'react';

import { render } from '../../../test/render';
import { SearchBox } from './search-box';

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

it('suggests from the second character on', () => {
  box.type('e');
  expect(box.options()).toHaveLength(0);
  expect(box.input.getAttribute('aria-expanded')).toBe('false');
  box.type('eu');
  expect(box.options().map(({ textContent }) => textContent)).toEqual(['Euless']);
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

it('submits the text itself when no option is active', () => {
  box.type('75201');
  box.submit();
  expect(submitted).toHaveBeenCalledWith('75201');
});

it('closes its list on Escape, and empties the text on the next', () => {
  box.type('eul');
  box.press('Escape');
  expect(box.options()).toHaveLength(0);
  expect(box.input.value).toBe('eul');
  box.press('Escape');
  expect(box.input.value).toBe('');
});
