import { act, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { tellEarlyFields } from './early-fields';
import { answerTaps } from './keep-taps';

// jsdom knows no MessageChannel.
jest.mock('./tasks', () => ({ nextTask: () => new Promise((resolve) => setTimeout(resolve)) }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface SearchProps {
  /** The age that the second button chooses, as a page does that reads its address. */
  readonly address?: string;
}

const searched = jest.fn();

function Search({ address }: SearchProps) {
  const [query, setQuery] = useState('');
  const [age, setAge] = useState('any');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input value={query} onChange={({ target }) => setQuery(target.value)} />
      <select value={age} onChange={({ target }) => setAge(target.value)}>
        <option value="any">Any age</option>
        <option value="6">6 years</option>
        <option value="7">7 years</option>
      </select>
      <textarea />
      <p>{`${query} ${age}`}</p>
      <button type="button" onClick={() => void searched(query, age)} />
      <button type="button" onClick={() => setAge(address ?? 'any')} />
    </form>
  );
}

const input = () => document.querySelector('input')!;
const select = () => document.querySelector('select')!;
const textarea = () => document.querySelector('textarea')!;
const buttons = () => document.querySelectorAll('button');
const words = () => document.querySelector('p')?.textContent;

/** The page as it was delivered, with what a person did before React came; and React. */
async function hydrated(page: ReactNode, before: () => void): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  before();
  await act(() => Promise.resolve(hydrateRoot(document.getElementById('root')!, page)));
}

/** @param meanwhile Happens before what is told later. */
async function tell(meanwhile?: () => void): Promise<void> {
  let steps: readonly (() => void)[] = [];
  act(() => {
    steps = tellEarlyFields(null);
  });
  if (meanwhile) act(meanwhile);
  for (const step of steps) {
    act(step);
    await Promise.resolve();
  }
}

// The box said "Winter Camp: Euless", and the code beside it led to another page.
it('tells the page what was typed and chosen before it listened', async () => {
  await hydrated(<Search />, () => {
    input().value = 'lunch';
    select().value = '7';
    textarea().value = 'Hello there';
  });
  expect(words()).toBe(' any');
  await tell();
  expect(words()).toBe('lunch 7');
  expect([input().value, select().value]).toEqual(['lunch', '7']);
  expect(textarea().value).toBe('Hello there');
});

it('says nothing of fields that are as they were rendered', async () => {
  await hydrated(<Search />, () => undefined);
  expect(tellEarlyFields(null)).toEqual([]);
});

it('leaves what the page has chosen meanwhile', async () => {
  await hydrated(<Search address="6" />, () => (select().value = '7'));
  await tell(() => buttons()[1]!.click());
  expect(words()).toBe(' 6');
  expect(select().value).toBe('6');
});

it('tells a part when that answers, before the button that was pressed in it', async () => {
  searched.mockClear();
  const page = (
    <div data-island="finder">
      <Search />
    </div>
  );
  await hydrated(page, () => {
    input().value = '75028';
    select().value = '6';
  });
  buttons()[0]!.click();
  await tell();
  expect(words()).toBe(' any');
  await act(() => answerTaps(document.querySelector('[data-island]')!));
  expect(searched.mock.calls).toEqual([['75028', '6']]);
});
