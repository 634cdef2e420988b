import { ChakraProvider } from '@chakra-ui/react';
import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';
import { createUiSystem } from '@kidcode/ui';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { classRows } from './class-rows';
import { ClassTimetable } from './class-timetable';

const timetable = (
  <ChakraProvider value={createUiSystem([])}>
    <ClassTimetable caption="Courses" rows={classRows(PROGRAM_KEYS, { online: false })} filter />
  </ChakraProvider>
);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() => root.render(timetable));
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const shown = () =>
  Array.from(container.querySelectorAll('tbody th'), (cell) => cell.firstChild?.textContent);
const choose = (day: string) =>
  act(() => container.querySelector<HTMLInputElement>(`input[aria-label="${day}"]`)?.click());

it('a parent without scripts reads every course', () => {
  const html = renderToString(timetable);
  PROGRAM_KEYS.forEach((key) => expect(html).toContain(PROGRAMS[key].title));
});

it('a parent keeps only the courses of one day, and all of them again', () => {
  choose('Friday');
  expect(shown()).toEqual(['ScratchJr', 'Scratch Game Development']);
  expect(container.querySelector('[role=status]')?.textContent).toBe('2 of 10 courses meet on Friday.');
  choose('Every day');
  expect(shown()).toHaveLength(PROGRAM_KEYS.length);
});
