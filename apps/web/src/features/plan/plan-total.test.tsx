import { EMPTY_PLAN, planSchool, planSeason, quoteFamily } from '@kidcode/plan';
import { openSchool } from '@kidcode/plan/open-school';
import { siteDay } from '@kidcode/school';
import { useState } from 'react';

import { click, render } from '../../../test/render';
import { childAdded, weekToggled } from './plan-edit';
import { PlanTotal } from './plan-total';

const SCHOOL = planSchool(siteDay('2025-12-01'));
const WINTER = planSeason(openSchool(SCHOOL), 'winter')!;

function Family() {
  const [plan, setPlan] = useState(childAdded(EMPTY_PLAN));
  const toggle = () => setPlan({ ...plan, children: [weekToggled(plan.children[0]!, WINTER, 'euless', 1)] });
  return (
    <>
      <button onClick={toggle}>Toggle the week</button>
      <PlanTotal plan={plan} quote={quoteFamily(plan, SCHOOL)} school={SCHOOL} />
    </>
  );
}

// The region came with its first price in it, which nobody hears, and went with the last one.
it('tells the first price in a region that was there before, and says when nothing is planned any more', async () => {
  const { container } = await render(<Family />);
  const region = container.querySelector('[role=status]')!;
  expect(region.textContent).toBe('');
  const toggle = container.querySelector('button')!;
  await click(toggle);
  expect(region.textContent).toBe('The total is $254');
  await click(toggle);
  expect(region.textContent).toBe('Nothing is planned any more');
  expect(region.isConnected).toBe(true);
});

// D-68: the command told what two offers make together, the page each of them alone.
it('tells what offers that go together would make of the total', async () => {
  const [mia, leo] = childAdded(childAdded(EMPTY_PLAN)).children;
  const plan = {
    children: [mia!, { ...leo!, claims: ['returning-camper'] }].map((child) =>
      weekToggled(weekToggled(child, WINTER, 'euless', 1), WINTER, 'euless', 2),
    ),
  };
  const { container } = await render(
    <PlanTotal plan={plan} quote={quoteFamily(plan, SCHOOL)} school={SCHOOL} />,
  );
  expect(container.textContent).toContain('with it the total would be $889.');
  expect(container.textContent).toContain('with it the total would be $991.');
  expect(container.textContent).toContain(
    'Sibling discount and Returning camper together: the total would be $864.',
  );
});
