import { EMPTY_PLAN, planSchool, planSeason } from '@kidcode/plan';
import { openSchool } from '@kidcode/plan/open-school';
import { siteDay } from '@kidcode/school';
import { useState } from 'react';

import { click, render } from '../../../test/render';
import { childAdded, weekToggled } from './plan-edit';
import { PlanShare } from './plan-share';

const SCHOOL = planSchool(siteDay('2025-12-01'));
const SUMMER = planSeason(openSchool(SCHOOL), 'summer')!;

/** A plan whose weeks are ticked one after the other. */
function Family() {
  const [plan, setPlan] = useState(childAdded(EMPTY_PLAN));
  const weeks = plan.children[0]!.items.length;
  const tick = () =>
    setPlan({
      ...plan,
      children: [weekToggled(plan.children[0]!, SUMMER, weeks === 0 ? 'euless' : 'flower-mound', 1)],
    });
  return (
    <>
      <button onClick={tick}>Tick a week</button>
      <PlanShare plan={plan} school={SCHOOL} />
    </>
  );
}

async function shared(writeText: (link: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { container } = await render(<Family />);
  const button = (name: RegExp) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))!;
  return {
    copy: () => button(/^(Copy the link|Link copied)$/),
    tick: () => click(button(/^Tick/)),
    field: container.querySelector('input')!,
    said: () => container.querySelector('[role=status]')?.textContent,
  };
}

// "Link copied" stood there over a link that nobody had copied: the plan had changed since.
it('says that the link is copied for as long as it is the one that was', async () => {
  const written: string[] = [];
  const { copy, tick, field } = await shared((link) => {
    written.push(link);
    return Promise.resolve();
  });
  await tick();
  await click(copy());
  expect(copy().textContent).toBe('Link copied');
  expect(written).toEqual([field.value]);
  await tick();
  expect(copy().textContent).toBe('Copy the link');
  await click(copy());
  expect(written[1]).toBe(field.value);
});

// A browser that refused changed nothing and said nothing.
it('says how to copy it by hand where the browser refuses, and selects it', async () => {
  const { copy, tick, field, said } = await shared(() => Promise.reject(new Error('not allowed')));
  await click(copy());
  expect(copy().textContent).toBe('Copy the link');
  expect(said()).toContain('Your browser does not let us copy.');
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(field.value);
  await tick();
  expect(said()).toBe('');
});
