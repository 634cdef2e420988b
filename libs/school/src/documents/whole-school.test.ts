import { factsOf, PLACES } from '../../test/school-documents';
import { WHOLE } from '../../test/whole-school';
import { readParts } from './read-school';
import { SMALL_SCHOOL } from '../../test/small-school';
import { documentPlace } from './places-of-facts';

type File = keyof typeof WHOLE;

const facts = () => factsOf(WHOLE);

describe('a school that has everything', () => {
  it('names itself, its pages and its days', () => {
    const { BRAND, REGION, HOLIDAYS, PAGES } = facts();
    expect(BRAND.phone).toMatchObject({ display: '844-KID-CODE', href: 'tel:+18445550100' });
    expect(BRAND.whatsApp).toEqual({
      display: '(972) 555-0111',
      href: 'https://wa.me/19725550111',
      greeting: 'Hello',
    });
    expect(BRAND.social.map(({ id }) => id)).toEqual(['youtube']);
    expect(BRAND.appStores.map(({ title }) => title)).toEqual(['Download on the App Store']);
    expect(BRAND.promotion).toEqual({ words: 'One month free' });
    expect(REGION.cityNames).toEqual({ 'Fort Worth': 'Ft. Worth' });
    expect(HOLIDAYS).toEqual({ closed: ['2025-12-25'], open: [] });
    // It names none: it has all.
    expect(PAGES).toContain('teachers');
  });

  it('has an online branch without an address', () => {
    expect(facts().ONLINE).toMatchObject({
      id: 'online',
      address: 'Virtual Learning',
      coordinates: null,
      ages: { from: 6, to: 15 },
      metadata: {
        openDate: '2020-01-02',
        features: ['live', 'small groups'],
        capacityPerClass: 5,
        totalInstructors: 3,
      },
    });
  });

  it('has a season by months whose two editions stand in the order of their years', () => {
    const summer = facts().SEASONS.find(({ id }) => id === 'summer');
    expect(summer?.sale).toMatchObject({
      firstType: 'monthly',
      forcedPayment: null,
      rates: { daysInRatedMonth: 19, planPayments: 3, discount: null },
      types: { full_camp: { label: 'Full Package', availability: 'closed' } },
    });
    expect(summer?.options.map(({ label }) => label)).toEqual(['Full', 'Monthly']);
    expect(summer?.dayLengths.map(({ label, alsoDescribedAs }) => [label, alsoDescribedAs])).toEqual([
      ['Full Day', null],
      ['Morning', 'Half day'],
    ]);
    expect(summer?.dailySchedule?.entries).toEqual([
      { start: '7:30 AM', end: '9:00 AM', activity: 'Arrival' },
    ]);
    expect(summer?.meals?.bring).toBe('Lunch');
    expect(summer?.copy.scenes).toHaveLength(1);
    expect(summer?.editions).toMatchObject([
      {
        id: 'summer-2026',
        dates: 'June and July',
        length: 'six weeks',
        weekdays: 'Monday-Friday',
        firstDay: '2026-06-01',
        holidays: null,
        weeks: [
          { label: 'June 1-5', month: 'june', start: null },
          { label: 'July 6-10', month: null, seats: 'few' },
        ],
        deadlines: [{ option: 'monthly', lastDay: '2026-05-25' }],
        themes: [
          {
            week: 1,
            month: 'june',
            event: 'Fair',
            sample: true,
            juniors: { sample: false },
            seniors: { focus: 'Python' },
          },
        ],
      },
      { id: 'summer-2027', dates: 'June 7 - July 9, 2027', length: '2 weeks', opensOn: '2027-03-01' },
    ]);
  });

  it('has a season whose prices nobody knows yet', () => {
    const spring = facts().SEASONS.find(({ id }) => id === 'spring');
    expect(spring).toMatchObject({
      sale: null,
      options: [],
      dayLengths: [],
      dailySchedule: null,
      meals: null,
    });
    expect(spring?.editions).toMatchObject([
      { dates: 'March 9-13, 2026', length: null, holidays: [], weeks: [{ label: 'March 9-13' }] },
    ]);
  });

  it('advises a program that has no document of its own, by its title', () => {
    expect(facts().PROGRAM_FINDER.programs[1]).toEqual({
      program: 'MATH',
      title: 'Math',
      interests: ['robots'],
      goals: ['deep'],
      advised: { from: 6, to: 12 },
      after: ['none'],
      teaches: 'none',
      online: true,
    });
  });

  it('has puzzles with their goals, of all ages unless they say where one begins', () => {
    expect(facts().PUZZLES).toMatchObject([
      {
        id: '1-way',
        board: '>.F\n',
        blocks: ['move'],
        goal: { flag: true, batteries: false, paint: 0 },
        best: 2,
        begins: '5-7',
      },
      { id: '2-light', goal: { flag: false, batteries: true, paint: 2 }, begins: null },
    ]);
  });

  it('has people, levels, online courses, fees and policies', () => {
    const { TEACHERS, CORE_LEVELS, ONLINE_CAMP, ONLINE_COURSES, FEES, POLICIES } = facts();
    // In the order of the branches; who has no number is reached through the branch.
    expect(TEACHERS).toMatchObject([
      {
        id: 'jo-example',
        contactNumber: '(972) 555-0140',
        teachesOnline: true,
        imageUrl: '/pictures/people/jo.svg',
      },
      {
        id: 'sam-example',
        contactNumber: '(972) 555-0130',
        email: 'online@example.com',
        sample: true,
        imageUrl: null,
      },
    ]);
    expect(CORE_LEVELS).toMatchObject([{ id: 'level-1', level: 1, ages: '5-16', sample: false }]);
    expect(ONLINE_CAMP).toMatchObject({
      ages: '6-16',
      groupSizeMax: 5,
      discountPercent: 10,
      labelYear: 2025,
    });
    expect(ONLINE_COURSES).toMatchObject([
      { price: 32_000, discountedPrice: 28_800, sampleFields: ['projectName'], tools: ['Lua'] },
      { price: 32_000, discountedPrice: null, sampleFields: [] },
    ]);
    expect(FEES).toMatchObject([
      { amount: 19_950, offers: [], ask: null },
      { amount: null, ask: 'Tell us the date' },
    ]);
    expect(POLICIES).toMatchObject([
      { id: 'refund', answer: 'Within a week.', links: [{ label: 'Terms', href: '/terms-and-conditions' }] },
      { id: 'make-up', answer: null },
    ]);
  });

  it('has offers with all that an offer can say, and children whom the finder is held to', () => {
    const { OFFERS, ADVISED_CHILDREN, ADDITIONAL_PROGRAMS, ASKED } = facts();
    expect(OFFERS[1]).toMatchObject({
      id: 'sibling',
      values: [
        { kind: 'percent', percent: 25, of: 'the second child', counts: 'second-child', extra: true },
        { kind: 'amount', amount: 5000, as: 'credit' },
      ],
      choice: 'one',
      question: 'A sibling?',
      paidInFull: true,
      combines: 'best-of',
      combinable: true,
      inQuotes: false,
    });
    expect(ADVISED_CHILDREN).toMatchObject([
      { age: 8, likes: ['robots'], goal: 'deep', place: 'euless' },
      { age: 5, isNear: true },
    ]);
    expect(ADDITIONAL_PROGRAMS).toMatchObject([{ id: 'parent-night', title: 'Parent Night Out' }]);
    expect(ASKED).toEqual({ '/faq#hours': ['when are you open'] });
  });
});

describe('a fact', () => {
  // Path of the fact, its document, and what is written on the line to which the path leads.
  it.each<readonly [string, File, RegExp]>([
    ['ONLINE.phone', 'branches/online.yaml', /^phone:/],
    ['SEASONS.summer.sale.rates.monthly.fullDay', 'seasons/summer.yaml', /^ {2}month: \{ full day: 989/],
    ['SEASONS.summer.editions[0].weeks[1].seats', 'seasons/summer.yaml', /2: July 6-10/],
    ['SEASONS.summer.editions[0].themes[0].title', 'seasons/summer.yaml', /title: Hello/],
    ['SEASONS.summer.editions[1].opensOn', 'seasons/summer.yaml', /opens: 2027-03-01/],
    ['SEASONS.summer.editions[7].opensOn', 'seasons/summer.yaml', /2027:/],
    ['OFFERS.sibling.title', 'offers.yaml', /title: Sibling/],
    ['TIMETABLE.starts', 'timetable.yaml', /^starts:/],
    ['PROGRAM_FINDER.interests.robots', 'program-finder.yaml', /robots: \{ label/],
    ['ADVISED_CHILDREN[1].program', 'advised-children.yaml', /program: ROBOTS/],
    ['CORE_LEVELS.level-1.courseCode', 'core-levels.yaml', /code: CORE01/],
    ['ONLINE_COURSES[0].discountedPrice', 'online-camp.yaml', /discounted price: 288/],
    ['ONLINE_CAMP.discount', 'online-camp.yaml', /^discount: 10/],
    ['ADDITIONAL_PROGRAMS.parent-night.title', 'additional-programs.yaml', /title: Parent Night Out/],
    ['POLICIES.refund.answer', 'policies.yaml', /answer: Within a week/],
    ['FEES[0].amount', 'fees.yaml', /amount: 199.50/],
    ['TEACHERS.jo-example.email', 'teachers/jo-example.yaml', /^email: jo@/],
    ['PROGRAMS.ROBOTS.title', 'courses/robots.yaml', /^title: Robots/],
    ['COURSE_CODES.defaultCore', 'school.yaml', /usual core: CORE/],
    ['REGION.counties', 'school.yaml', /counties: 48121/],
    ['ASKED./faq#hours', 'asked.yaml', /when are you open/],
    ['PUZZLES.1-way.solution', 'puzzles/1-way.yaml', /^solution: \|/],
  ])('%s leads to its line in %s', (path, file, line) => {
    const found = readParts(WHOLE, PLACES).mistakeAt(path, 'here');
    expect(found.file).toBe(file);
    expect(WHOLE[file].split('\n')[found.line - 1]).toMatch(line);
  });
});

describe('where a fact is written', () => {
  const [edition] = SMALL_SCHOOL.SEASONS[0]!.editions;
  const [row] = SMALL_SCHOOL.PROGRAM_FINDER.programs;
  const year = String(edition!.year);

  it.each([
    ['SEASONS.autumn', 'seasons/autumn.yaml'],
    ['SEASONS.autumn.sale.rates.weekly', 'seasons/autumn.yaml, rates, week'],
    ['SEASONS.autumn.editions[0].deadlines[1]', `seasons/autumn.yaml, editions ${year}, deadlines 2`],
    ['SEASONS.autumn.editions[0].weeks[0]', `seasons/autumn.yaml, editions ${year}, weeks 1`],
    ['SEASONS[0].editions', 'seasons/autumn.yaml, editions'],
    [`CENTERS[0].id`, `branches/${SMALL_SCHOOL.CENTERS[0]!.id}.yaml, id`],
    ['ONLINE.code', 'branches/online.yaml, code'],
    ['ONLINE_COURSES[1].startDates[0]', 'online-camp.yaml, courses 2, starts 1'],
    ['PROGRAMS.VEX_VR', 'courses/vex-vr.yaml'],
    ['COURSE_FAMILIES[0].courses[0]', 'courses/'],
    ['CORE_LEVELS[0]', 'core-levels.yaml 1'],
    ['TIMETABLE.starts', 'timetable.yaml, starts'],
    [`PROGRAM_FINDER.programs.${row!.program}`, 'program-finder.yaml, programs 1'],
    ['PROGRAM_FINDER.programs.NONE', 'program-finder.yaml, programs, NONE'],
    ['HOLIDAYS.open[1]', 'school.yaml, holidays, open 2'],
    ['BRAND.promotion', 'school.yaml, promotion'],
    ['answers/ages.yaml:4:9', 'answers/ages.yaml:4:9'],
  ])('%s is %s', (path, place) => expect(documentPlace(SMALL_SCHOOL, path)).toBe(place));
});
