import { EMPTY_PLAN, planSchool, type FamilyPlan } from '@kidcode/plan';
import { siteDay } from '@kidcode/school';
import { act } from 'react';

import { click, render, settled } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { dayBegan } from '../clock/clock-slice';
import { Planner } from './planner';
import { itemKey, writePlan } from './plan-storage';

jest.mock('../camps/use-places', () => {
  const { NO_PLACES } = jest.requireActual<{ NO_PLACES: unknown }>('@kidcode/booking');
  return { usePlaces: () => NO_PLACES };
});

const COURSE_START = planSchool(siteDay('2025-12-08')).courses.find(
  ({ courseCode }) => courseCode === 'KNCSPECIAL07',
)!.startDates[0];
const BOTH = {
  kind: 'camp',
  branch: 'flower-mound',
  selection: { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1, 2] },
} as const;
const PLAN: FamilyPlan = { children: [{ id: 'c1', label: '', age: null, claims: [], items: [BOTH] }] };

/** The plan of December 8, both weeks in Flower Mound, opened again on a later day. */
async function openedOn(day: string, done: readonly string[] = [], plan = PLAN) {
  writePlan({ plan, opened: [], done, before: [] }, planSchool(siteDay('2025-12-08')));
  const { container, store } = await render(<Planner />, '/camps/plan');
  await act(async () => {
    store.dispatch(dayBegan(siteDay(day)));
    await settled();
  });
  const part = (name: string) => container.querySelector(`[aria-label="${name}"]`)!;
  return {
    total: part('The total').querySelector('[role=status]')!,
    share: () => part('Share'),
    line: () => wordsOf(part('Line by line')),
    words: () => wordsOf(container),
    courses: () =>
      [...container.querySelectorAll<HTMLInputElement>('fieldset:last-of-type input')].filter(
        ({ checked }) => checked,
      ),
    marks: () => [...part('Register').querySelectorAll('input')],
    registers: () => [...part('Register').querySelectorAll('button')].map(wordsOf),
    goingIn: () => [...part('The family’s weeks').querySelectorAll('li > ul')].length,
    sheet: () => wordsOf(document.querySelector('[data-plan-sheet]')!),
    box: (week: number) =>
      container.querySelector<HTMLInputElement>(
        `[aria-label^="Child 1: week ${week},"]:is(input, label input)`,
      ),
  };
}

afterEach(() => localStorage.clear());

// Line, button, sheet and calendar named both weeks, and the portal was handed the second one alone.
it('a plan of which one week can no longer be booked names what it registers', async () => {
  const page = await openedOn('2025-12-20');
  expect(page.line()).toContain('Winter Camp in Flower Mound, week 2, full day');
  expect(page.registers()).toEqual(['Register: Child 1, Winter Camp in Flower Mound, week 2, full day']);
  expect(page.sheet()).toContain('Winter Camp in Flower Mound, week 2, full day: $254');
  expect(page.goingIn()).toBe(1);
});

it('a week that is registered stays in the family’s weeks when nobody can book it any more', async () => {
  const page = await openedOn('2025-12-20', [itemKey('c1', BOTH)]);
  expect(page.goingIn()).toBe(2);
  expect(page.sheet()).toContain('weeks 1 and 2');
});

// 'Choose it again' stood there, the tick was gone with its line, and the sheet said that it cannot be registered for.
it('what is registered stays so when all of it is closed, and is no longer asked for', async () => {
  const page = await openedOn('2025-12-27', [itemKey('c1', BOTH)]);
  expect(page.words()).not.toMatch(/no longer be booked|choose it again|cannot be registered/);
  expect(page.line()).toContain('Registered, and not in this total');
  expect(page.goingIn()).toBe(2);
  expect(page.words()).toContain('1 of 1 registered');
  expect(page.registers()).toEqual([]);
  expect(page.marks().map(({ checked }) => checked)).toEqual([true]);
  expect(page.sheet()).toContain('(registered)');
});

// 'Choose it again', though all is ticked, and 'Nothing is cheaper than what you chose: $0'.
it('a whole camp after its last day says how its weeks are bought', async () => {
  const selection = {
    season: 'winter',
    registrationType: 'full_camp',
    duration: 'full_day',
    paymentOption: 'full',
  } as const;
  const whole = { kind: 'camp', branch: 'flower-mound', selection } as const;
  const child = { id: 'c1', label: '', age: null, claims: [], items: [whole] };
  const page = await openedOn('2025-12-16', [], { children: [child] });
  expect(page.words()).toContain('take a tick away and set it again');
  expect(page.words()).not.toContain('The cheapest way');
  await click(page.box(1)!);
  await click(page.box(1)!);
  expect(page.line()).toContain('weeks 1 and 2');
  expect(page.words()).not.toContain('Not in the total');
});

// It stood in the total and clashed with what was bought, and no control took it out.
it('an online course that has begun can be taken out of the plan', async () => {
  const course = { kind: 'course', courseCode: 'KNCSPECIAL07', startLabel: COURSE_START } as const;
  const child = { id: 'c1', label: '', age: null, claims: [], items: [course] };
  const page = await openedOn('2025-12-27', [], { children: [child] });
  expect(page.words()).toContain('has begun already');
  await click(page.courses()[0]!);
  expect(page.words()).not.toContain('has begun already');
});

// The ticked cell of a week that was running had its price, as if it could be bought.
it('a ticked week that runs says so in the place of a price, and can be unticked', async () => {
  const page = await openedOn('2025-12-23');
  const box = page.box(1)!;
  expect(box.getAttribute('aria-label')).toMatch(/in Flower Mound, Running now$/);
  await click(box);
  expect(page.box(1)).toBeNull();
});

// The region came with its first price in it, which nobody hears, and went with the last one.
it('tells the first price in a region that was there before, and says when nothing is planned any more', async () => {
  const { total, box } = await openedOn('2025-12-08', [], EMPTY_PLAN);
  expect(total.textContent).toBe('');
  await click(box(1)!);
  expect(total.textContent).toBe('The total is $254');
  await click(box(1)!);
  expect(total.textContent).toBe('Nothing is planned any more');
  expect(total.isConnected).toBe(true);
});

// D-68: the command told what two offers make together, the page each of them alone.
it('tells what offers that go together would make of the total', async () => {
  const [mia] = PLAN.children;
  const leo = { ...mia!, id: 'c2', claims: ['returning-camper'] };
  const page = await openedOn('2025-12-08', [], { children: [mia!, leo] });
  expect(page.words()).toContain('with it the total would be $889.');
  expect(page.words()).toContain('with it the total would be $991.');
  expect(page.words()).toContain('Sibling discount and Returning camper together: the total would be $864.');
});

describe('the link to share', () => {
  async function shared(writeText: (link: string) => Promise<void>) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { share, box } = await openedOn('2025-12-08');
    return {
      copy: () => share().querySelector('button')!,
      untick: () => click(box(1)!),
      field: share().querySelector('input')!,
      said: () => share().querySelector('[role=status]')?.textContent,
    };
  }

  // "Link copied" stood there over a link that nobody had copied: the plan had changed since.
  it('is said to be copied for as long as it is the one that was', async () => {
    const written: string[] = [];
    const { copy, untick, field } = await shared((link) => {
      written.push(link);
      return Promise.resolve();
    });
    await click(copy());
    expect(copy().textContent).toBe('Link copied');
    expect(written).toEqual([field.value]);
    await untick();
    expect(copy().textContent).toBe('Copy the link');
    await click(copy());
    expect(written[1]).toBe(field.value);
  });

  // A browser that refused changed nothing and said nothing.
  it('is copied by hand where the browser refuses: that is said, and it is selected', async () => {
    const { copy, untick, field, said } = await shared(() => Promise.reject(new Error('not allowed')));
    await click(copy());
    expect(copy().textContent).toBe('Copy the link');
    expect(said()).toContain('Your browser does not let us copy.');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(field.value);
    await untick();
    expect(said()).toBe('');
  });
});
