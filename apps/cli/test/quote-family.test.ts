import fc from 'fast-check';
import { planSchool, quoteFamily, sharePlan, type FamilyPlan, type PlanItem } from '@kidcode/plan';
import { arbitraryPlan } from '@kidcode/plan/testing';
import { toDollars } from '@kidcode/pricing';
import { siteDay } from '@kidcode/scheduling';

import { json, kidcode, refused, words } from './kidcode';

const DAY = '2025-12-01';
const SCHOOL = planSchool(siteDay(DAY));
const env = { SITE_TODAY: DAY };

/** An item as `--child` writes it. */
function wish(item: PlanItem): string {
  if (item.kind === 'course') return `course:${item.courseCode}`;
  const { selection, branch } = item;
  const { season, registrationType: type, duration } = selection;
  const parts =
    type === 'weekly'
      ? selection.weeks.join(',')
      : type === 'monthly'
        ? selection.months
            .map(({ month, days }) => (days === undefined ? month : `${month}=${days}`))
            .join(',')
        : selection.paymentOption;
  return `${season}:${type}:${parts}:${duration}@${branch}`;
}

/** Only what can be written: weeks and courses that there are, something ticked, a season with prices. */
const isWritten = (item: PlanItem): boolean => {
  if (item.kind === 'course') return item.courseCode !== 'NONE' && !item.startLabel.includes('2031');
  const { selection } = item;
  if ((selection.season as string) === 'spring') return false;
  if (selection.registrationType === 'weekly')
    return selection.weeks.length > 0 && !selection.weeks.includes(40);
  return selection.registrationType !== 'monthly' || selection.months.length > 0;
};

const plans: fc.Arbitrary<FamilyPlan> = arbitraryPlan(SCHOOL, 4)
  .map(({ children }) => ({
    children: children.map((child) => ({ ...child, label: '', items: child.items.filter(isWritten) })),
  }))
  .filter(({ children }) => children.length > 0);

const numbers = (plan: FamilyPlan) => {
  const { total, originalTotal, totalWithAsked, dueTotal, problems } = quoteFamily(plan, SCHOOL);
  return {
    total: toDollars(total),
    originalTotal: toDollars(originalTotal),
    totalWithAsked: totalWithAsked === null ? null : toDollars(totalWithAsked),
    dueTotal: toDollars(dueTotal),
    problems: JSON.parse(JSON.stringify(problems)) as unknown,
  };
};

describe('quote family', () => {
  it('says the same numbers as the library, however the plan is given', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const flags = plan.children.map(
          ({ age, claims, items }) => `--child ${age ?? '?'}:${[...items.map(wish), ...claims].join('+')}`,
        );
        const expected = numbers(plan);
        expect(await json(`quote family ${flags.join(' ')}`, { env })).toMatchObject(expected);
        const link = `https://www.example.com/camps/plan#p=${sharePlan(plan, SCHOOL, { labels: false })}`;
        expect(await json(`quote family ${link}`, { env })).toMatchObject(expected);
        expect(await json(`plan show ${link}`, { env })).toMatchObject({ ...expected, changes: [] });
        const file = JSON.stringify({
          children: plan.children.map(({ age, claims, items }) => ({
            age,
            claims,
            items: items.map((item) =>
              item.kind === 'course'
                ? { course: item.courseCode, start: item.startLabel }
                : { branch: item.branch, ...item.selection },
            ),
          })),
        });
        expect(await json('quote family --file plan.json', { env, file })).toMatchObject(expected);
      }),
      { seed: 20251201, numRuns: 60 },
    );
  });

  const TWO = 'quote family --child 6:winter:weekly:1,2@euless --child 12:winter:weekly:1,2@euless';

  it('shows what is asked apart from the total', async () => {
    const { stdout } = await kidcode(words(`${TWO} --cheapest`), { env });
    expect(stdout).toMatch(/TOTAL +\$1016\.00/);
    expect(stdout).toMatch(/Sibling discount: 25% off the second child - Child 2, age 12 +-\$127\.00/);
    expect(stdout).toMatch(/Total if the center confirms: Sibling discount +\$889\.00/);
    expect(stdout).toContain('as chosen');
  });

  it('shows the other ways, the cheapest first', async () => {
    expect(await json(`${TWO} --cheapest`, { env })).toMatchObject({
      ways: [
        { id: 'own', toPay: 1016, saving: 0 },
        { id: 'package', toPay: 1016, saving: 0 },
      ],
    });
  });

  it('says of a link what changed since', async () => {
    const { link } = (await json(TWO, { env })) as { readonly link: string };
    const later = await kidcode(['plan', 'show', link], { env: { SITE_TODAY: '2025-12-22' } });
    expect(later.stdout).toContain('shared on December 1, 2025 for $1016.00');
    expect(later.stdout).toContain('changed: registration for week 1 of the winter camp is closed');
    expect(later.stdout).toContain('changed: the price was $1,016 and is $508');
  });

  it.each([
    [
      ['--child', 'abc:winter:weekly:1@euless'],
      '--child: child 1: expected an age in whole years, 0 to 99; got "abc"',
    ],
    [[], 'expected one of --child, --file and a link'],
    [['#p=AQAIceD6', '--child', '6'], 'expected one of --child, --file and a link'],
    [['#p=Wz'], '[link]: expected the whole link of a plan; this one is cut off or mistyped'],
    [['--file', 'missing.json'], 'expected a file that can be read; got "missing.json"'],
    [['--child', ''], '--child: expected a child such as 6:SEASON:TYPE:PARTS@CENTER; got ""'],
    [['--child', '8:course:KNCSPECIAL07', '--child', ' : '], 'expected a child such as'],
  ])('refuses %#: one sentence says what was expected', async (args, message) => {
    expect(await refused(['quote', 'family', ...args], { env })).toContain(message);
  });

  it.each(['{', '{"children":[{"age":6,"items":[7]}]}'])(
    'refuses the file %s in one sentence',
    async (file) => {
      const stderr = await refused(words('quote family --file plan.json'), { env, file });
      expect(stderr).toMatch(/^kidcode: --file: (child 1: )?expected /);
    },
  );
});
