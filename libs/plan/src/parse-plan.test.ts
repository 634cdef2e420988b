import fc from 'fast-check';
import { siteDay } from '@kidcode/school';
import { parseChildText, parsePlan } from './parse-plan';
import { PLAN_LIMITS } from './plan';
import { planSchool } from './plan-school';
import { openPlan } from './share/open-plan';

const SCHOOL = planSchool(siteDay('2025-12-01'));

describe('a child as a terminal writes it', () => {
  it.each([
    ['6', { age: '6', claims: [], items: [] }],
    ['', { age: '', claims: [], items: [] }],
    [
      '6:winter:weekly:1,2@euless',
      { items: [{ season: 'winter', registrationType: 'weekly', weeks: '1,2', branch: 'euless' }] },
    ],
    [
      '6:summer:weekly:3:first_half@euless',
      { items: [{ season: 'summer', registrationType: 'weekly', weeks: '3', duration: 'first_half' }] },
    ],
    [
      '9: winter : full_camp : full @euless',
      { items: [{ registrationType: 'full_camp', paymentOption: 'full', branch: 'euless' }] },
    ],
    ['9:winter:full_camp@euless', { items: [{ registrationType: 'full_camp' }] }],
    // The day length is known by its word, wherever it stands.
    ['6:summer:weekly:first_half:3@euless', { items: [{ weeks: '3', duration: 'first_half' }] }],
    // What is no payment option of a whole camp is read as weeks, so that the refusal names it.
    ['9:winter:full_camp:1@euless', { items: [{ registrationType: 'full_camp', weeks: '1' }] }],
    ['9:winter:weekly:full@euless', { items: [{ registrationType: 'weekly', weeks: 'full' }] }],
    ['9:summer:monthly@euless', { items: [{ season: 'summer', registrationType: 'monthly' }] }],
    ['9:@euless', { claims: [], items: [{ season: '', branch: 'euless' }] }],
    [' ? :course:KNCSPECIAL07', { age: '?', items: [{ course: 'KNCSPECIAL07' }] }],
    ['9:sibling+ +returning-camper', { claims: ['sibling', 'returning-camper'], items: [] }],
    [
      '9:summer:monthly:june=12@euless',
      { items: [{ season: 'summer', registrationType: 'monthly', months: 'june:12' }] },
    ],
    ['9:winter@euless', { items: [{ season: 'winter', registrationType: undefined }] }],
    ['9:winter:weekly:1', { items: [{ season: 'winter', branch: undefined }] }],
    [
      '9:course:KNCSPECIAL07+returning-camper++sibling',
      { items: [{ course: 'KNCSPECIAL07' }], claims: ['returning-camper', 'sibling'] },
    ],
  ])('%s', (text, child) => {
    expect(parseChildText(text)).toMatchObject(child);
  });
});

const camp = { season: 'winter', registrationType: 'weekly', weeks: '1', branch: 'euless' };
const course = { course: 'KNCSPECIAL07' };
const one = (child: object) => ({ children: [child] });

describe('a plan from outside', () => {
  it.each<readonly [unknown, string, string]>([
    [null, 'not-a-plan', 'expected a plan with a list of children; got nothing'],
    [undefined, 'not-a-plan', 'expected a plan with a list of children; got nothing'],
    ['plan', 'not-a-plan', 'got "plan"'],
    [[1], 'not-a-plan', 'got a list'],
    [{ children: 'two' }, 'not-a-plan', 'got a object'],
    [() => 1, 'not-a-plan', 'got a function'],
    [{ children: [] }, 'no-children', `expected 1 to ${PLAN_LIMITS.children} children; got none`],
    [{ children: Array.from({ length: 13 }, () => ({})) }, 'too-many-children', 'got 13'],
    [{ children: [7] }, 'not-a-plan', 'child 1: expected an age and items; got 7'],
    [{ children: [{}, null] }, 'not-a-plan', 'child 2: expected an age and items; got nothing'],
    [one({ age: 'abc' }), 'bad-age', 'child 1: expected an age in whole years, 0 to 99; got "abc"'],
    [one({ age: 7.5 }), 'bad-age', 'got 7.5'],
    [one({ age: -1 }), 'bad-age', 'got -1'],
    [one({ age: 100 }), 'bad-age', 'got 100'],
    [one({ age: '1e1' }), 'bad-age', 'got "1e1"'],
    [one({ age: true }), 'bad-age', 'got true'],
    [one({ items: 'camp' }), 'not-a-plan', 'expected a list of items; got "camp"'],
    [one({ items: Array.from({ length: 25 }, () => camp) }), 'too-many-items', 'at most 24 items; got 25'],
    [one({ items: ['camp'] }), 'not-a-plan', 'expected a camp or a course; got "camp"'],
    [
      one({ items: [{ ...camp, branch: 'paris' }] }),
      'unknown-branch',
      'expected a center: flower-mound, euless; got "paris"',
    ],
    [one({ items: [{ season: 'winter' }] }), 'unknown-branch', 'got nothing'],
    [one({ items: [{ ...camp, branch: 'online' }] }), 'unknown-branch', 'got "online"'],
    [one({ items: [{ ...camp, weeks: '99' }] }), 'bad-selection', '99'],
    [one({ items: [{ ...camp, season: 'autumn' }] }), 'bad-selection', 'autumn'],
    [
      one({ items: [{ course: 'NONE' }] }),
      'unknown-course',
      'expected an online course: KNCSPECIAL07, KNCSPECIAL03; got "NONE"',
    ],
    // A long value is cut: the message stays one line of a terminal.
    [one({ items: [{ course: 'X'.repeat(200) }] }), 'unknown-course', `got "${'X'.repeat(40)}"`],
    [one({ items: [{ ...course, start: 'soon' }] }), 'unknown-start', 'expected a start date of '],
    [one({ claims: 'sibling' }), 'unknown-offer', 'got "sibling"'],
    [one({ claims: ['winter-early-bird'] }), 'unknown-offer', 'expected offers that the family is asked'],
  ])('%j: %s', (raw, code, message) => {
    const plan = parsePlan(raw, SCHOOL);
    expect(plan).toMatchObject({ ok: false, error: { code } });
    expect(plan.ok ? '' : plan.error.message).toContain(message);
    expect(plan.ok ? '' : plan.error.message).not.toContain('\n');
  });

  it.each([undefined, null, '', '?'])('takes %j for an age that was not said', (age) => {
    expect(parsePlan(one({ age }), SCHOOL)).toMatchObject({ ok: true, value: { children: [{ age: null }] } });
  });

  it.each([
    [0, 0],
    ['0', 0],
    [' 12 ', 12],
    ['99', 99],
  ])('takes %j for an age', (age, years) => {
    expect(parsePlan(one({ age }), SCHOOL)).toMatchObject({
      ok: true,
      value: { children: [{ age: years }] },
    });
  });

  it('may be as large as a plan can be, of children of whom nothing is said', () => {
    const { children, itemsOfChild } = PLAN_LIMITS;
    const most = parsePlan({ children: Array.from({ length: children }, () => ({})) }, SCHOOL);
    expect(most.ok && most.value.children).toHaveLength(children);
    expect(most.ok && most.value.children[0]).toEqual({
      id: 'c1',
      age: null,
      label: '',
      claims: [],
      items: [],
    });
    const items = Array.from({ length: itemsOfChild }, () => camp);
    const full = parsePlan(one({ items }), SCHOOL);
    expect(full.ok && full.value.children[0]!.items).toHaveLength(itemsOfChild);
  });

  it('has a course on the next of its starts, and on the first where all of them are over', () => {
    const starts = ['November 3, 2025', 'December 22, 2025', 'January 5, 2026'].map(
      (day) => `${day} (2:00 PM - 4:00 PM) CST`,
    ) as [string, ...string[]];
    const courses = SCHOOL.courses.map((one) => ({ ...one, startDates: starts }));
    const startOn = (today: string, start?: string) => {
      const plan = parsePlan(one({ items: [{ ...course, start }] }), {
        ...SCHOOL,
        courses,
        today: siteDay(today),
      });
      if (!plan.ok) return plan.error.message;
      const [item] = plan.value.children[0]!.items;
      return item?.kind === 'course' ? item.startLabel : null;
    };
    expect(startOn('2025-12-01')).toBe(starts[1]);
    // That it is over is said with the price, not here.
    expect(startOn('2031-01-01')).toBe(starts[0]);
    expect(startOn('2025-12-01', 'soon')).toContain(`: ${starts.join('; ')}; got "soon"`);
  });

  it('has the label of a child on one short line, and a course on its next start', () => {
    const label = `  ${'李'.repeat(40)} `;
    const claims = SCHOOL.offers.filter(({ question }) => question !== undefined).map(({ id }) => id);
    const plan = parsePlan(one({ age: ' 8 ', label, claims, items: [course, camp] }), SCHOOL);
    expect(plan).toMatchObject({
      ok: true,
      value: {
        children: [
          {
            id: 'c1',
            age: 8,
            label: '李'.repeat(PLAN_LIMITS.label),
            claims,
            items: [
              { kind: 'course', startLabel: expect.stringContaining('2025') as string },
              { kind: 'camp' },
            ],
          },
        ],
      },
    });
    const [start] = SCHOOL.courses.find(({ courseCode }) => courseCode === course.course)!.startDates;
    expect(parsePlan(one({ items: [{ ...course, start }] }), SCHOOL).ok).toBe(true);
  });

  it('says what is not there to choose from', () => {
    const bare = { ...SCHOOL, courses: [], offers: [] };
    const of = (child: object) => {
      const plan = parsePlan(one(child), bare);
      return plan.ok ? '' : plan.error.message;
    };
    expect(of({ items: [course] })).toContain('no online course, because the school has none');
    expect(of({ claims: ['x'] })).toContain('there are none');
    const [asked] = SCHOOL.offers.filter(({ question }) => question !== undefined);
    const two = parsePlan(one({ claims: ['x'] }), {
      ...SCHOOL,
      offers: [asked!, { ...asked!, id: 'neighbor' }],
    });
    expect(two.ok ? '' : two.error.message).toContain('asked about: returning-camper, neighbor; got "x"');
  });

  it('is answered with a plan or one line, whatever it is', () => {
    const items = fc.array(fc.oneof(fc.anything(), fc.object({ key: fc.constantFrom('branch', 'course') })));
    const child = fc.record({ age: fc.anything(), label: fc.anything(), claims: fc.anything(), items });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ children: fc.array(child) })), (raw) => {
        const plan = parsePlan(raw, SCHOOL);
        expect(plan.ok ? '' : plan.error.message).not.toContain('\n');
      }),
      { seed: 20251201 },
    );
  });
});

const monthly = { branch: 'euless', season: 'summer', registrationType: 'monthly' };
const LENGTH = 200_000;
/** Far below what anybody would notice, far above what one pass over the text takes. */
const AT_ONCE_MS = 1000;

const LINES = ['.', ' ', 'a', '=', '&p=', '#', '+', ':', '@', '1', '\n', '%0A', '\u{1F600}'].map((part) =>
  part.repeat(LENGTH / part.length),
);

const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['a link', (text) => openPlan(`#p=${text}x`, SCHOOL)],
  ['the text of a link', (text) => openPlan(`${text}x`, SCHOOL)],
  ['a child of the command line', (text) => parsePlan(one(parseChildText(`6:${text}x`)), SCHOOL)],
  ['an age of a file', (text) => parsePlan(one({ age: `${text}x` }), SCHOOL)],
  ['weeks of a file', (text) => parsePlan(one({ items: [{ ...camp, weeks: `${text}x` }] }), SCHOOL)],
  ['months of a file', (text) => parsePlan(one({ items: [{ ...monthly, months: `${text}x` }] }), SCHOOL)],
];

describe.each(READERS)('%s of 200,000 characters', (_name, read) => {
  it.each(LINES.map((text) => [text.slice(0, 3), text]))('is read at once: %j', (_part, text) => {
    const began = performance.now();
    expect(read(text)).toBeDefined();
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
  });
});
