import { ON } from '../test/on';
import { mergeSlots, NO_SLOTS, readSlots, type Slots } from './slots';
import { withFamily } from './subject';

const slotsOf = (question: string): Slots => readSlots(question, ON).slots;

/** Every wording that the grammar claims, in both languages. */
const WORDINGS: readonly (readonly [part: Partial<Slots>, wordings: readonly string[]])[] = [
  [
    { ages: [8] },
    [
      'my son is 8',
      'for an 8 year old',
      '8yo',
      'aged 8',
      'eight years old',
      'tiene 8',
      'de 8 años',
      'su hermano de 8',
      'su hermanita de 8',
      'y para la de 8',
      'la grande, de 8',
      '8 and a half years old',
      'she will be 8 in May',
      "she'll be 8",
      'my son is about to be 8',
    ],
  ],
  [{ ages: [6, 9, 13] }, ['my kids, 6, 9 and 13', 'niños de 6, 9 y 13 años', 'a 6, a 9 and a 13 year old']],
  [
    { ages: [9] },
    ['my fourth grader', 'in 4th grade', 'studying in 4th standard', 'cuarto grado', 'his sister, 9'],
  ],
  [{ ages: [12] }, ['a middle schooler']],
  [{ ages: [13] }, ['her brother in 8th', 'my son is in 8th and bored']],
  [{ ages: [5, 11], kids: 2 }, ['5 and 11 year olds', 'de 5 y 11 años']],
  [{ kids: 3 }, ['three kids', '3 children', 'my 3 boys', 'tres hijos']],
  [{ kids: 2 }, ['for my twins', 'both kids', 'dos niños', 'my second child', 'el segundo hijo']],
  [{ kids: 2 }, ['for the two of them, one time', 'cuánto por las dos', 'para los dos juntos']],
  [{ seasons: ['winter'] }, ['in winter', 'at christmas', 'invierno', 'in december']],
  [{ seasons: ['summer'] }, ['this summer', 'in July', 'verano', 'en julio']],
  [{ weeks: { kind: 'count', count: 2 } }, ['2 weeks', 'two full weeks', 'dos semanas', 'a couple of weeks']],
  [{ weeks: { kind: 'numbers', numbers: [2] } }, ['week 2', 'the second week', 'semana 2']],
  [{ weeks: { kind: 'numbers', numbers: [1, 3] } }, ['weeks 1 and 3', 'semanas 1 y 3']],
  // Of two weeks that were compared, one was told.
  [{ weeks: { kind: 'numbers', numbers: [1, 2] } }, ['week one or week two', 'the first or second week']],
  [{ weeks: { kind: 'numbers', numbers: [-1] } }, ['the last week', 'la ultima semana']],
  [
    { weeks: { kind: 'all' } },
    ['all weeks', 'both weeks', 'the whole camp', 'todas las semanas'.replace('las ', '')],
  ],
  [{ length: 'half' }, ['half day', 'half-day', 'medio día']],
  [{ length: 'full' }, ['full day', 'all day', 'día completo']],
  [{ branches: ['euless'] }, ['in Euless', 'EULESS?', 'euless center']],
  [{ branches: ['flower-mound'] }, ['in Flower Mound', 'at the FM center', 'does flowermound close']],
  [{ branches: ['online'] }, ['online', 'from home', 'en línea', 'por internet']],
  [{ place: '75063' }, ['75063', 'zip 75063']],
  [{ place: 'plano' }, ['in Plano', 'near plano']],
  [{ months: [6, 7] }, ['June 15 to July 5', 'in june and july', 'en junio y julio']],
  [{ months: [8, 9, 10, 11, 12] }, ['after August ends', 'desde agosto']],
  [{ weekdays: [6] }, ['on saturday', 'Saturdays', 'sábado']],
  [{ weekdays: [0, 2, 4, 5, 6] }, ['not on mondays or wednesdays', 'monday and wednesdays are taken']],
  [
    { weekdays: [0, 1, 2, 4, 5, 6] },
    [
      'she has choir on wednesdays',
      'el miercoles no, otro dia',
      'Wednesdays are soccer for us',
      "anything that isn't on Wednesday",
    ],
  ],
  [{ weekdays: [1, 2, 3, 4, 5] }, ['on weekdays', 'entre semana', 'how about during the week']],
  [{ weekdays: [0] }, ['on sunday', 'open sun?']],
  [{ weekdays: [] }, ["we'd come", 'WE’D need to leave']],
  [{ weekdays: [1] }, ['on monday', 'today', 'hoy']],
  [{ programs: ['PYTHON_PROGRAMMING'] }, ['python', 'the Python class']],
  [{ programs: ['ROBLOX_ADVANCED'] }, ['advanced roblox']],
  // A parent asked for it by its whole title, and heard of camps: each of its words also names other things.
  [{ programs: ['AI_EXPLORATION'] }, ['the AI exploration class', 'AI Exploration']],
  [{ amounts: [50] }, ['it is $50', '50 dollars', '50 dolares']],
];

const read = (text: string, part: Partial<Slots>) => {
  const slots = slotsOf(text);
  return Object.fromEntries(Object.keys(part).map((name) => [name, slots[name as keyof Slots]]));
};

describe('readSlots', () => {
  it.each(WORDINGS.flatMap(([part, wordings]) => wordings.map((wording) => [wording, part] as const)))(
    'reads %j as %j',
    (wording, part) => {
      expect(read(wording, part)).toEqual(part);
    },
  );

  // "weeks 2" was read out of "2 weeks 2 kids".
  it('reads any two of them beside each other, in either order, as what each is alone', () => {
    const wrong: unknown[] = [];
    for (const [first, [one = '']] of WORDINGS)
      for (const [second, [other = '']] of WORDINGS) {
        // Children are told by their number and by their ages.
        const isOfChildren = [first, second].every(({ kids, ages = [] }) => kids != null || ages.length > 1);
        const shared = isOfChildren || Object.keys(first).some((name) => name in second);
        if (shared) continue;
        const text = `${one}, ${other}`;
        const found = read(text, { ...first, ...second });
        if (JSON.stringify(found) !== JSON.stringify({ ...first, ...second })) wrong.push([text, found]);
      }
    expect(wrong).toEqual([]);
  });

  // A deadline on a Friday was held against the days of a course.
  it('reads no day out of a slip, the weather or a deadline', () => {
    for (const text of ['my sun is 6', 'do they play in the sun', 'my boss wants it by Friday'])
      expect(readSlots(text, ON).slots.weekdays).toEqual([]);
  });

  // A parent whose Mondays are taken was told of the courses on Mondays alone; one whose choir ends at five, of none that day.
  it('takes a day for taken all day, unless it says until when', () => {
    expect(slotsOf('he has jiu jitsu every Monday and Wednesday, what is left').weekdays).toEqual([
      0, 2, 4, 5, 6,
    ]);
    expect(slotsOf('she has choir on Thursday till 5').weekdays).toEqual([4]);
    expect(slotsOf('my son has class on Friday').weekdays).toEqual([5]);
  });

  // Tuesdays and Thursdays were taken, too: nothing was left.
  it('asks for the days that are named besides those that are taken', () => {
    expect(slotsOf('he has band on Wednesdays, anything on Tuesdays and Thursdays').weekdays).toEqual([2, 4]);
  });

  // The days of Scratch were told to whoever wants Python.
  it('reads no course out of what was done', () => {
    expect(slotsOf('he has only ever done Scratch').programs).toEqual([]);
    expect(slotsOf('he did some Scratch and wants Python').programs).toEqual(['PYTHON_PROGRAMMING']);
  });

  // Two towns of the region: the way from Chico was told to a parent whose youngest has an allergy.
  it('reads no town out of a name', () => {
    for (const text of ['el más chico es alérgico', 'my son Justin loves robots'])
      expect(slotsOf(text).place).toBeNull();
    expect(slotsOf('we live in Justin').place).toBe('justin');
  });

  // A grandson who visits was quoted the camps at home.
  it('takes nobody for far away who comes from there', () => {
    for (const text of [
      'my grandson is flying in from Ohio',
      'we are new in Texas from Ohio',
      'visiting from Ohio',
    ])
      expect(slotsOf(text)).toMatchObject({ branches: [], place: null });
    expect(slotsOf('we live in Ohio').branches).toEqual(['online']);
  });

  // He is fifteen: courses for twelve were recommended.
  it('reads no age out of a school that was left', () => {
    expect(slotsOf('he did some Scratch in middle school').ages).toEqual([]);
    expect(slotsOf('she is in middle school').ages).toEqual([12]);
  });

  it('reads a length as it is typed in a hurry', () => {
    expect(slotsOf('hw mch is haf day').length).toBe('half');
    expect(slotsOf('what would that be for whole days').length).toBe('full');
  });

  it('reads no length out of both', () => {
    expect(slotsOf('how much is a week full day and half day').length).toBeNull();
  });

  it('reads no half day out of an age', () => {
    expect(slotsOf('he is 7 and a half')).toEqual({ ...NO_SLOTS, ages: [7] });
  });

  // 29 weeks were quoted as none that is sold.
  it('counts no weeks by a day', () => {
    expect(slotsOf('price for the Dec 29 week')).toMatchObject({ days: ['12-29'], weeks: null });
  });

  // Twins of nine were told that the school is not for age 2; one week was quoted as the whole camp.
  it('reads no age out of how long something was done, and no whole camp out of a full day', () => {
    expect(slotsOf('he is 9 and did 2 years of Scratch').ages).toEqual([9]);
    expect(slotsOf('we have a seven year old laptop, he is 9').ages).toEqual([9]);
    expect(slotsOf('we have maybe six old iPads').ages).toEqual([]);
    expect(slotsOf('how much is a full day week')).toMatchObject({ length: 'full', weeks: null });
    expect(slotsOf('2 full day weeks').weeks).toEqual({ kind: 'count', count: 2 });
  });

  it('reads ages as they are listed, and none out of what is counted', () => {
    expect(slotsOf('camps for kids 5-16').ages).toEqual([5]);
    expect(slotsOf('my son 4 days a week').ages).toEqual([]);
    expect(slotsOf('two child, one of 6').ages).toEqual([]);
    expect(slotsOf('her bedtime is 8:30').ages).toEqual([]);
    expect(slotsOf('from December to January').months).toEqual([12, 1]);
  });

  it('reads a state after its city, a large city without its state, and none out of a name', () => {
    expect(slotsOf('we live in Norfolk, Virginia').branches).toEqual(['online']);
    expect(slotsOf('we live near Seattle').branches).toEqual(['online']);
    expect(slotsOf('a present from my aunt Virginia').branches).toEqual([]);
  });

  it('reads no camp out of the month of a class or a party', () => {
    expect(slotsOf('is there room in the January class').seasons).toEqual([]);
    expect(slotsOf('a birthday party on December 27').seasons).toEqual([]);
    expect(slotsOf('the online course in December').seasons).toEqual(['winter']);
  });

  it('reads no camp out of a birthday, a move or a summer that is over', () => {
    expect(slotsOf('my little one turns five on January 9')).toEqual({ ...NO_SLOTS, ages: [5] });
    expect(slotsOf('we are moving in January').seasons).toEqual([]);
    // Winter camp ends on January 2: a team's qualifier was answered with it.
    expect(slotsOf('a room until our January qualifier').seasons).toEqual([]);
    expect(slotsOf('is there anything on January 2').seasons).toEqual(['winter']);
    expect(slotsOf('anything in December').seasons).toEqual(['winter']);
    expect(slotsOf('he was at your place in the summer').seasons).toEqual([]);
    // Written without its apostrophe, "we're" was taken for the past, and online camps were offered.
    expect(slotsOf("We're looking at the two week camp over winter break").seasons).toEqual(['winter']);
    expect(slotsOf('we were with you over winter').seasons).toEqual([]);
    expect(slotsOf('she turns 6 in June, is there camp in June').seasons).toEqual(['summer']);
  });

  it('reads the camp of the holidays', () => {
    expect(slotsOf('the AI thing over the holidays').seasons).toEqual(['winter']);
    expect(slotsOf('are there classes on holidays').seasons).toEqual([]);
  });

  it('takes the weeks of another camp away', () => {
    const [winter, summer] = [slotsOf('week 2 of winter camp'), slotsOf('summer camp')];
    expect(mergeSlots(winter, summer)).toMatchObject({ seasons: ['summer'], weeks: null });
    expect(withFamily(slotsOf('my 2 kids, 6 and 9, in Euless'), slotsOf('is there parking'))).toMatchObject({
      ages: [6, 9],
      kids: 2,
      branches: ['euless'],
    });
  });

  it.each(['may I come', 'what do I pay', 'Hello'])('reads nothing out of %j', (question) => {
    expect(slotsOf(question)).toEqual(NO_SLOTS);
  });
});

it('keeps what was named before, unless it is named again', () => {
  const before = slotsOf('two weeks of winter camp in Euless');
  expect(mergeSlots(before, slotsOf('and in Flower Mound?'))).toMatchObject({
    branches: ['flower-mound'],
    seasons: ['winter'],
    weeks: { kind: 'count', count: 2 },
  });
});
