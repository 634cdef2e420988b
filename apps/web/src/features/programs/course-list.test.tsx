import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';

import { click, render } from '../../../test/render';
import { CourseList } from './course-list';

let view: Awaited<ReturnType<typeof render>>;

const open = async (path: string, online = false) => {
  view = await render(<CourseList caption="Courses" online={online} note="" />, path);
};
const shown = () =>
  Array.from(view.container.querySelectorAll('th[scope=row]'), (cell) => cell.firstChild?.textContent);
const status = () => view.container.querySelector('[role=status]')?.textContent;
const link = (name: string) => {
  const found = [...view.container.querySelectorAll('a')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === name,
  );
  if (found === undefined) throw new Error(`no link ${name}`);
  return found;
};

it('a parent reads every course, whatever the school calls it', async () => {
  await open('/');
  expect(new Set(shown())).toEqual(new Set(PROGRAM_KEYS.map((key) => PROGRAMS[key].title)));
});

it('a parent keeps the courses of one day, and all of them again', async () => {
  await open('/');
  await click(link('Friday'));
  expect(shown()).toEqual(['ScratchJr', 'Scratch Game Development']);
  expect(link('Friday').getAttribute('aria-current')).toBe('true');
  expect(status()).toBe('2 of 10 courses on Friday.');
  await click(link('Any day'));
  expect(shown()).toHaveLength(PROGRAM_KEYS.length);
});

it.each(['/?age=99&day=sunday', '/?day=Mon', '/?age=8.5'])(
  'an address like %s keeps every course',
  async (path) => {
    await open(path);
    expect(shown()).toHaveLength(PROGRAM_KEYS.length);
  },
);

it('online every course meets on the same days: only the age is asked', async () => {
  await open('/', true);
  expect(view.container.textContent).toContain('How old is your child?');
  expect(view.container.textContent).not.toContain('Which day suits you?');
});
