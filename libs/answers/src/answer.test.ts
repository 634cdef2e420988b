import { BRANCHES, CENTERS, type Weekday } from '@kidcode/branches';
import { formatPrice, quoteCamp } from '@kidcode/pricing';
import { siteDay, weekdayOf } from '@kidcode/school';

import { ON } from '../test/on';
import { DECK, tell } from '../test/school-deck';
import { answerCard, suggest } from './answer';
import { afterGreeting, splitQuestion } from './split';
import { readMessage } from './reading';

const WEEK = quoteCamp({ season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1] });

describe('a parent asks one question', () => {
  it('in the words of an example, and gets the answer alone, under its question', () => {
    expect(tell('do you have a landline')).toMatchObject({ outcome: 'sure', card: 'phone', choices: [] });
    expect(tell('do you have a landline').message).toMatch(/^\*\*What is your phone number\?\*\*\n\n/);
  });

  it('in a word or two that name a thing', () => {
    expect(tell('do u do bday parties')).toMatchObject({ outcome: 'sure', card: 'party' });
  });

  it('about the age for a monthly program', () => {
    expect(tell('how old do kids have to be for the AI club?').message).toContain('advised from age 8 on');
  });

  it('about a camp in a center, though a parent works at home', () => {
    const { message } = tell(
      "I work from home and can't leave until 5:30. When must I pick him up from camp?",
    );
    expect(message).toContain('6:00PM');
    expect(message).not.toContain('Roblox');
  });

  it('about an interest in Spanish', () => {
    const { message } = tell(
      'Mi hija quiere estudiar inteligencia artificial, tiene 12. ¿Qué le recomiendan?',
    );
    expect(message).toContain('AI Exploration');
  });

  it('about what is made in all levels of the core program', () => {
    expect(tell('what do they make in the six levels of core?').message).toContain('An animated story');
  });

  it.each([
    ['what do they make in months 4 and 5 of core', ['**4. Robots and Sensors**', '**5. Meet AI**']],
    ['what do they make in month 4, 3 kids want to come', ['**4. Robots and Sensors**']],
    ['what do they make in the level after level 3', ['**4. Robots and Sensors**']],
    // 'Next week' counts from no level that was named.
    [['my kid is in month 3 of the core program', 'and the one after that?'], ['**4. Robots and Sensors**']],
    ['What do they build in month two? Could she come next week?', ['**2. Loops and Choices**']],
    [['level 3 of core', 'what comes before it'], ['**2. Loops and Choices**']],
    [['level 5 of core', 'which level is the maze game'], ['**2. Loops and Choices**']],
  ])('about what is made in some levels: %j', (question, told) => {
    const { message } = tell(question);
    for (const level of told) expect(message).toContain(level);
    expect(message).not.toContain('**3.');
  });

  it('in the words of the card, which are not said again', () => {
    expect(tell('What is your phone number?').message).toMatch(/^Call 844-KID-CODE/);
  });

  it('that is not sure, and gets questions that answer when they are pressed', () => {
    const { outcome, choices, message } = tell('and then what');
    expect(outcome).toBe('choices');
    expect(message).toContain('844-KID-CODE');
    // Pressed, it comes after what was not understood.
    for (const choice of choices) expect(tell(['and then what', choice]).outcome).toBe('sure');
  });

  it('of no words at all, and is offered a person', () => {
    expect(tell('xqzt vvrrk').message).toContain('844-KID-CODE');
    expect(tell('???')).toMatchObject({ outcome: 'none' });
  });

  // The second card says what the first has said: its question stood there alone.
  it('to which two cards say the same, and reads no question without its answer', () => {
    const { message } = tell(
      'My son turned 7 last week and all he does is build these crazy redstone things in Minecraft. My brother in law says I should get him into real coding but I do not know where you even start with a 7 year old. What would you put him in?',
    );
    expect(message).toContain('For age 7');
    expect(message.split('\n\n').at(-1)).not.toMatch(/^\*\*[^*]+\*\*$/);
  });

  // Asked about a child, a program was described, and whether it suits the child left out.
  it.each([
    ['robotics for my 12 year old?', 'For age 12: Sphero BOLT, VEX VR'],
    ['can a 9-year-old join the AI Kids Club?', 'For age 9: AI Kids Club (advised from age 8 on).'],
    ['what is the AI Kids Club, he is 6', 'Not for age 6: AI Kids Club (advised from age 8 on).'],
    ['tienen robótica para niños de 8 años', 'Para 8 años: Sphero BOLT'],
    ['cuánto costaría el campamento para todos mis hijos', 'los 2 juntos'],
    ['what would a week of winter camp cost for two sons and one daughter', 'all 3 together'],
    ['Which programs do you offer for a 16 year old?', 'For age 16: Advanced Roblox, AI Website'],
  ])('about a child and a program: %s', (question, told) => {
    expect(tell(question).message).toContain(told);
  });

  it.each([
    [
      'AI Exploration or AI Website, what is the difference',
      '**AI Website**: Children with something to show.',
    ],
    ['winter camp vs spring camp', 'hours are not published yet'],
    ['my kids are 6 and 12, would they be together at camp', 'age 6: Juniors, age 12: Seniors (two groups).'],
    ['we live in Denver, what time would the online class be on our clock', '5:30 PM Mountain'],
  ])('that compares: %s', (question, told) => {
    expect(tell(question).message).toContain(told);
  });

  // Ten weeks were told for three, and the price of one.
  it.each([
    ['we need summer camp June 8 to 26 only', 'week 4 June 23-27'],
    ['is there still a week of camp after July 20?', 'week 10 August 4-8'],
    ['camp the week of dec 29', '(week 2 Dec 29 - Jan 2)'],
    ['how much is camp for all of July', 'July, full day: **$841** instead of $989'],
    [
      'how much is a week in July for two kids',
      'per child, all 2 together **$508** (with the sibling discount **$444**)',
    ],
    ['what do they make in august', 'Innovation Fair (Parents are invited on Friday)'],
  ])('about a part of a camp: %s', (question, told) => {
    expect(tell(question).message).toContain(told);
  });

  // Every sentence was read as a question: an emergency, a payment or a refund stood first.
  it.each([
    [
      'My husband lost his job in November and we really do not want our son to lose his spot. Is there any way to pause the membership for a couple of months?',
      'leaving',
    ],
    [
      'My husband is asking: are the teachers real engineers or university students?',
      'teacher-qualification',
    ],
    ['My daughter is in 4th grade. We like your place. Who may pick her up?', 'pickup-who'],
  ])('after a story, which is no question: %s', (question, card) => {
    const { card: told, message } = tell(question);
    expect([told, message.match(/^\*\*[^*]+\*\*$/gm)]).toEqual([card, [expect.anything()]]);
  });

  it('to which a second card adds a page alone, and reads no question without its answer', () => {
    expect(tell('ages for sphero').message).not.toMatch(/^\*\*[^*]+\*\*\n\n\[/m);
  });

  // It said "not for camps".
  it('about a discount of another season, which is named', () => {
    const { message } = tell('how much is the early bird discount for spring camp');
    expect(message).toContain('This is for winter camp, not for Spring Camp 2026.');
  });

  it('and no emergency is ever offered, though it is answered', () => {
    expect(tell('My child is missing!! where is my daughter').card).toBe('where-is-child');
    const offered = ['someone hurt', 'pick up daughter now', 'help me', 'I am sad'].flatMap(
      (question) => tell(question).choices,
    );
    const hidden = DECK.cards.filter(({ offered: isOffered }) => !isOffered).map(({ question }) => question);
    expect(offered.filter((choice) => hidden.includes(choice))).toEqual([]);
  });
});

describe('answers take what they say from the facts', () => {
  it.each([
    ['how much is a week of winter camp', formatPrice(WEEK.discountedPrice)],
    ['winter camp price for 2 kids', 'per child'],
    ['half day winter camp cost', 'There are full days only.'],
    ['how much is summer camp half day one week', 'half day: **$'],
    // Winter camp is the one that can be booked, and has full days only.
    ['how much is a half day', '[Summer Camp 2026]'],
    ['how much is spring camp', 'prices are not published yet'],
    // A slip that examples have, too: it named no season, and winter camp's price was told.
    ['how mcuh is teh sumer cmap for 1 wek', '[Summer Camp 2026]'],
    ['when is spring camp', 'ages 5-16, Flower Mound and Euless'],
    ['is the full camp cheaper than single weeks', 'No. [Winter Camp 2025]'],
    ['when is winter camp', 'registration is open'],
    ['when is summer camp', 'registration is closed'],
    ['which camps do you have', 'March 9-13, 2026'],
    ['camp hours', '7:30AM-6:00PM'],
    ['when does python meet', 'Mon, Wed'],
    ['when do the courses meet, he is 6', 'ScratchJr Wed, Fri'],
    ['what days and time does roblox meet online', '6:30PM'],
    ['when does the tuesday course meet', 'AI Website'],
    ['what days does the sunday course meet', 'no class on Sunday'],
    ['when does the next course start', 'September 8, 2025'],
    ['which center is nearest to 75063', 'miles'],
    ['which center is nearest to me', 'Tell me your ZIP code or city'],
    ['what ages do you take', '5-16'],
    ['what would suit a 9 year old who likes robots', 'For age 9'],
    ['what age is roblox for', '8-14'],
    ['what age is python for', 'no age is fixed; advised from age 11 on'],
    ['roblox or python for a 12 year old', 'advised from age 11 on; Mon, Wed 4:00PM CST. That fits age 12.'],
    [
      'which classes for my kids, 7 and 12 years old',
      '- For age 12, for example: **Scratch Game Development**',
    ],
    ['half day or full day for a 6 year old', 'There are full days only.'],
    ['is winter camp on December 24 and 31', 'is off is not published'],
    ['is winter camp on December 30 and January 5', 'Winter Camp 2025 is Dec 22, 2025 - Jan 2, 2026.'],
    ['which program suits my child', '/find-a-program'],
    ['can I pay in installments', '3 payments'],
    ['what are the online winter camps', '$288'],
    ['what are the opening hours of euless', BRANCHES.euless.weekdayHours],
    ['are you open on saturday', 'Saturday'],
    ['do you have a sibling discount', '25% off the second child'],
    ['winter camp themes', 'AI & Robotics Challenge'],
    ['which discounts are there', 'Winter Early Bird'],
    ['what does a monthly program cost', 'These fees are not published.'],
  ])('%s: %s', (question, told) => {
    const { outcome, message } = tell(question);
    expect([outcome === 'choices', message]).toEqual([false, expect.stringContaining(told)]);
  });

  it('tells the address and the phone of each center', () => {
    for (const { name, address, phone } of CENTERS) {
      expect(tell(`where is the ${name} center`).message).toContain(address);
      expect(tell(`phone number of ${name}`).message).toContain(phone);
    }
  });

  it('on another day, what holds then', () => {
    const later = { ...ON, today: siteDay('2026-01-10') };
    expect(tell('how much is a week of winter camp', later).message).toContain('is over');
    expect(tell('what are the online winter camps', later).message).toContain(
      'new dates are not published yet',
    );
  });

  it('whether a center is open now, on its clock', () => {
    const at = (minutes: number) =>
      tell('is euless open right now', { ...ON, now: { weekday: 1, minutes } }).message;
    expect(at(16 * 60)).toContain('open now until 7:00 PM');
    expect(at(8 * 60)).toContain('closed now, opens at 3:00 PM');
  });

  // At night it was said to open at the hour of the day that was over.
  it('on which day a center opens again', () => {
    const at = (question: string, weekday: 1 | 5) =>
      tell(question, { ...ON, branch: 'euless', now: { weekday, minutes: 23 * 60 } }).message;
    expect(at('is euless open right now', 1)).toContain('closed now, opens tomorrow at 3:00 PM');
    expect(at('¿está abierto ahora?', 5)).toContain('cerrado ahora, abre mañana a las 9:00 AM');
  });

  // On a holiday of which the school has said nothing it was open, by its usual hours.
  it.each([
    ['2025-12-25', 'are you open now?', 'December 25, 2025'],
    ['2025-12-25', 'are you open today?', 'December 25, 2025'],
    ['2025-12-24', 'are you open tomorrow?', 'December 25, 2025'],
    ['2026-01-16', 'are you open on monday?', 'January 19, 2026'],
    ['2026-07-04', 'are you open now?', 'July 4, 2026'],
  ])('on %s to %p that it is not published for a holiday', (day, question, told) => {
    const today = siteDay(day);
    const now = { weekday: weekdayOf(today) as Weekday, minutes: 930, day: today };
    const { message } = tell(question, { ...ON, today, now, branch: 'flower-mound' });
    expect(message).toContain(`It is not published whether we are open on ${told}.`);
    expect(message).not.toContain('open now until');
    expect(tell(question, { ...ON, branch: 'flower-mound' }).message).not.toContain('It is not published');
  });

  it('for the center whose pages are read', () => {
    const { message } = tell('when are you open', { ...ON, branch: 'euless' });
    expect(message).toContain('**Euless**');
    expect(message).not.toContain('Flower Mound');
  });
});

// A family's number was refused, and the course of their child praised below.
it('that something is private stands alone', () => {
  const { card, message, choices } = tell(
    'There is a boy called Mason in the Wednesday Scratch class, whats his moms phone number',
  );
  expect(card).toBe('private-others');
  expect(message).not.toContain('Scratch');
  expect(choices).toEqual([]);
});

// It offered the opening hours of the centers and said no word about the other firm.
it('declines what is not the school\u2019s business, and offers what may be meant all the same', () => {
  const { outcome, message, choices } = tell("what are mathnasium's opening hours");
  expect(outcome).toBe('likely');
  expect(message).toContain('I only know KidCode');
  expect(message).toContain('Or did you mean:');
  expect(choices).toContain('When are you open?');
});

describe('a conversation', () => {
  it.each([
    [['What are the hours in Flower Mound?', 'and in Euless?'], 'hours', '**Euless**'],
    [["What's the address of the Flower Mound center?", 'what about the other one'], 'address', 'Euless'],
    // July was told as four weeks, and sold as a month for less.
    [
      ['when is summer camp', 'what does the month of July cost, full day'],
      'camp-price',
      'July, full day: **$841**',
    ],
    // Of two weeks, the other one was that of the age groups again.
    [['What do they do in week 1 of winter camp?', 'and the other one?'], 'camp-themes', '**week 2**'],
    // The address was said again.
    [['Where is the Euless center?', 'are they there on weekends?'], 'hours', 'Saturday'],
    [['how much is a week of winter camp', 'and for 2 kids?'], 'camp-price', 'per child'],
    [['When is spring camp?', 'and in winter?'], 'spring-dates', 'Winter Camp 2025'],
    [['Do you have birthday parties?', 'how much is it'], 'party-price', 'not published'],
    [['are you open on sundays', 'in euless', 'whats the phone number there'], 'phone', '**Euless**'],
    [['are you open on sundays', 'and on weekdays?'], 'hours', 'Mon-Fri'],
    [['do you have online classes', 'what time is that for us in New York'], 'time-zone', 'Central'],
    [['how old for AI Exploration', 'when does that one meet'], 'schedule', '**AI Exploration**'],
    [['Do you have a Roblox course?', 'what about online?'], 'schedule', '(online)'],
    [
      ['When are you open in Flower Mound?', 'and in Euless?', 'which one is open on Sunday at 4'],
      'hours',
      '**Flower Mound**: Sunday',
    ],
    [['When is summer camp?', 'what do they make in the third week'], 'summer-themes', 'Robots on the Move'],
    [['what happens in summer week 3', 'and the one after'], 'summer-themes', 'Art and Animation'],
    [['what is the math program', 'when does it meet'], 'math-time', 'not listed'],
    [['como son las fiestas de cumpleaños', 'a q hora empieza'], 'party-days', 'no están publicados'],
    [['could somebody talk our options over with me?', 'what do you charge'], 'consultation', 'free'],
    [['how much is a birthday party?', 'about how long do those go'], 'party-length', 'hours'],
    [['how late are you open on weekdays', 'and the other one?'], 'hours', '**Euless**'],
    [['cuanto cuestan las dos semanas de invierno', 'y una nada mas?'], 'camp-price', 'una semana'],
    [['do you have math online', 'can she bring her schoolbook'], 'math-book', 'worksheet'],
    [
      ['what do both weeks of winter camp cost', 'is it also in Euless?'],
      'camp-price',
      '\n\nThe same in Euless',
    ],
    [
      [
        'How does the online winter camp work?',
        'which courses are there',
        "We're in California, what time is that",
      ],
      'time-zone',
      '12:00 PM Pacific',
    ],
    [['what do they make in month 4', 'and in level number six'], 'core-levels', 'My Own Project'],
    // Level 3 was told, which she has finished.
    [['she has finished core level 3, what is next', 'and the one after that'], 'core-levels', '5. Meet AI'],
    [
      ['I live in California. Do you have online classes?', 'at what hour do they begin'],
      'online-schedule',
      'Pacific',
    ],
    [['a que hora son las clases en linea', 'otra cosa, tambien rentan el salon?'], 'rental', 'clubes'],
    [['do your teachers have a background check', 'how many kids does one class have'], 'class-size', '10'],
    [['What do you do with our data?', 'how do I have it deleted'], 'delete-data', 'we delete it'],
    [['How much is the winter camp?', 'And in Euless?'], 'camp-price', 'one week'],
    [['My son is 9 and loves roblox', 'is that online too?'], 'online-programs', 'online'],
    [['tell me about parent night out', 'when is the next one'], 'parent-night', 'ask the center'],
    [['Do you do parents night out', 'how much for two'], 'parent-night', 'not listed'],
    [['what is the math program', 'how much does it cost'], 'monthly-fee', 'not published'],
    [['cuando es el campamento de verano', 'que temas hay'], 'summer-themes', 'semana'],
    [['Are you hiring?', 'do you train people'], 'careers-training', 'is not described'],
    // A course was spoken of, and the answer began with camps.
    [['do you have robots for my 8 year old', 'how much is it'], 'special-fee', 'not published'],
    // 'Ok' was taken for a question, and what somebody else asks for a story.
    [['tell me about python', 'ok shes asking how much and where u are'], 'special-fee', 'TX 75028'],
    // The ages of other courses, or of the school, were told.
    [
      ["what's the AI kids club", "my daughter's 8, too young?"],
      'course-age',
      '**AI Kids Club**: advised from age 8 on. That fits age 8.',
    ],
    [
      ['¿Qué es el club de inteligencia artificial?', '¿Desde qué edad?'],
      'course-age',
      '**AI Kids Club**: se aconseja desde los 8 años.',
    ],
    // Where she was in middle school, she was taken for twelve.
    [
      ['anything for a high school junior? She is 17', 'She has only done Scratch in middle school.'],
      'prereq-next',
      'After Scratch',
    ],
    // It stayed at four.
    [
      ['do you take 4 year olds?', "she'll be 5 in March. what could she start with then"],
      'age-fit',
      'For age 5',
    ],
    // The last card has nothing on that camp, and nothing was answered.
    [
      ['is the whole camp cheaper than weeks', 'anything off if I pay for all of it at once', 'and spring?'],
      'spring-dates',
      'Spring Camp 2026',
    ],
  ])('%j', (questions, card, told) => {
    const answer = tell(questions);
    expect([answer.card, answer.message]).toEqual([card, expect.stringContaining(told)]);
  });

  it('may begin with a greeting', () => {
    expect(tell('Buenas tardes, ¿tienen campamento en enero?').card).toBe('winter-dates');
  });

  it('gives no answer twice', () => {
    const [first, second] = ['Do you have a Minecraft course?', 'at both centers?'];
    expect(tell([first, second]).card).not.toBe(tell(first).card);
  });

  // The school's ages were told for robots, and another camp's price for all three children.
  it.each([
    [['do you teach robotics', 'for what ages?'], '**Sphero BOLT**: no age is fixed; advised ages 7-13'],
    [
      ['summer camp for my 3 kids', 'do you have parking', 'what would camps cost for my children together'],
      'all 3 together **$762** (with the sibling discount **$660**)',
    ],
    [['We live in Keller, which center is closer?', 'what are their hours on saturday?'], '**Euless**'],
    [['when is winter camp', 'what does it cost, compared with summer camp'], '[Summer Camp'],
    [['what would my second child cost for a week of winter camp?'], 'all 2 together'],
    [['my kindergartner and my fifth grader who loves Roblox, what would each do'], '**ScratchJr**'],
    [
      ['my kindergartner and my fifth grader who loves Roblox', 'could they go the same afternoon'],
      'For age 5: ScratchJr',
    ],
  ])('keeps what was said of the family, and what was spoken of: %j', (questions, told) => {
    expect(tell(questions).message).toContain(told);
  });

  // All courses of the timetable were listed.
  it('is about the courses whose days were told', () => {
    const { message } = tell(['Do you have robotics for a 10 year old?', 'which days', 'and in Euless?']);
    expect(message).toContain('**Sphero BOLT**: Tue, Thu, 4:30PM CST (in Euless)');
    expect(message).not.toContain('Minecraft');
  });

  // The whole timetable was listed; the course that is not for the child was told; the other center went unsaid.
  it.each([
    [
      ['my son is 12 and likes robots, is there a class', 'which days'],
      '**Sphero BOLT**: Tue, Thu',
      'Python',
    ],
    [
      [
        'do you teach Python',
        'is 10 too young for it',
        'what would you start him with then',
        'what days is that',
      ],
      '**Scratch Game Development**: Wed, Fri',
      'Python',
    ],
    [
      ['Do you have ScratchJr in Flower Mound', 'which days', 'and the same at the other one?'],
      'as in Flower Mound',
      '-',
    ],
    [
      ['do you have a Minecraft class, he is 9', 'which days', "and what's on tuesdays"],
      'Sphero BOLT Tue, Thu',
      '-',
    ],
    [
      ['he likes games, he is 10', 'not wednesdays. what else is there on other days'],
      'Sphero BOLT Tue, Thu',
      '-',
    ],
    [['tell me about the AI club', 'how old'], '**AI Kids Club**: advised from age 8', '-'],
    [['how much is winter camp', 'how old'], 'camps 5-16', '$'],
    [
      ['he is in month 3 of the core program', 'what will he make next month'],
      '**4. Robots and Sensors**',
      '1 First',
    ],
    [
      ['is there a sibling deal', 'does it work for the weekly classes too'],
      'Monthly programs: 50% off',
      '-',
    ],
  ])('tells of what was advised, or of what fits instead: %j', (questions, told, other) => {
    const { message } = tell(questions);
    expect(message).toContain(told);
    expect(message).not.toContain(other === '-' ? '$$' : other);
  });

  // The subject alone was described, or a card about it that nobody asked for.
  it.each([
    [['Do I get the 50% off for math?', 'and for homework help'], 'first-month'],
    [['how long is a class', 'and a party', 'and the trial'], 'trial-when'],
    [['how much is python', 'and the math', 'and a party'], 'party-price'],
    [['how many kids per class', 'and in camp', 'and online'], 'online-group-size'],
    [['can I get a refund for winter camp', 'what about online camp'], 'refund'],
    [['when is math', 'and core'], 'core-days'],
    [['my kid has autism, can he come', 'and to camp?'], 'special-needs'],
  ])('asks of what is named next what was asked before: %j', (questions, card) => {
    expect(tell(questions).card).toBe(card);
  });

  // The winter camp came back.
  it.each([
    [['how much is winter camp', 'do you also do math', 'when is that'], 'math-time'],
    [['how much is winter camp', 'do you also do math', 'and how much'], 'monthly-fee'],
    [['winter camp dates', 'tell me about sphero', 'when is it'], 'schedule'],
    [['I would like to open one of these', 'how much does that cost'], 'franchise-cost'],
    [['parent night out', 'how late', 'what do they do'], 'night-do'],
    [['Do you guys help with homework', 'where is it'], 'address'],
  ])('stays with what was named last: %j', (questions, card) => {
    expect(tell(questions).card).toBe(card);
  });

  // The total for two, or for one, was told for whatever number came next.
  it.each([
    [['how much is winter camp', 'how much for two', 'and three?'], 'all 3 together **$762**'],
    [['winter camp for two kids how much', 'ok and four?'], 'all 4 together'],
    [['price of summer camp for 2', 'and with a third one'], 'all 3 together'],
    [
      ['how much is winter camp for my 12 year old', 'and my 8 year old too', "so what's the total"],
      'all 2 together',
    ],
    [['my kids are 5 and 8, how much is winter camp', 'I also have a 12 year old'], 'all 3 together'],
    [['winter camp for my twins', 'and their little brother'], 'all 3 together'],
    [['how much is winter camp', 'for my son', 'and his two sisters as well'], 'all 3 together'],
    [['what do 3 kids cost at winter camp', 'take one away'], 'all 2 together'],
    [['my kids are 6, 8 and 11, winter camp price please', 'without the oldest'], 'all 2 together'],
    [['my kids are 6, 8 and 11, winter camp price please', 'only the two younger ones'], 'all 2 together'],
    [['winter camp price for my 3 kids one week', "my oldest won't come"], 'all 2 together'],
    [['winter camp price', 'per child?'], 'per child'],
  ])('counts the children who were added or taken away: %j', (questions, told) => {
    expect(tell(questions).message).toContain(told);
  });

  it.each([
    [["what's for 9 year olds", 'and 13'], 'For age 13'],
    [['is the AI exploration ok for a 7 year old', '8?'], 'That fits age 8'],
    [['is the AI exploration ok for a 7 year old', 'and at 15'], 'Age 15 is outside'],
    [['When is the Minecraft class?', 'my daughter is 6, when is hers'], '**ScratchJr**: Wed, Fri'],
    [['cursos para un niño de 6', 'y de 9?'], 'Para 9 años'],
  ])('takes a number after an age for the next one: %j', (questions, told) => {
    expect(tell(questions).message).toContain(told);
  });

  // The days that are out were listed as those that are wished.
  it.each([
    [['no los viernes, que cursos hay'], 'Sphero BOLT', 'Scratch'],
    [['horario de clases', 'los lunes no'], 'Sphero BOLT', 'Roblox'],
    [['no mondays please, which courses for 10', 'and no wednesdays'], 'Sphero BOLT', 'Roblox'],
    [["we can't do mondays", 'or tuesdays'], 'ScratchJr Wed, Fri', 'Sphero'],
    [['que clases hay que no sean los lunes'], 'Sphero BOLT', 'Roblox'],
    [['which courses are after 5pm', 'not on wednesdays'], 'AI Exploration', 'Sphero'],
    [['which classes on friday', 'after 5', 'in euless'], 'Scratch Game Development', 'ScratchJr'],
    [['courses before 4'], 'ScratchJr', 'Roblox'],
  ])('leaves out the days and hours that do not suit: %j', (questions, told, other) => {
    const { message } = tell(questions);
    expect(message).toContain(told);
    expect(message).not.toContain(other);
  });

  it.each([
    [['robots for 6', 'how much is winter camp'], '**$254**', 'together'],
    [['winter camp price for 4 kids', "two can't come"], 'all 2 together', 'all 4'],
    [['winter camp for 2 girls and 1 boy how much', 'only the boy'], '**$254**', 'together'],
    [['winter camp price for 3 kids', 'except the 5 year old'], 'all 2 together', 'all 3'],
    [['winter camp price for 2 kids', 'and my nephew'], 'per child', 'together'],
    [['winter camp for a 6 year old and twins of 9'], 'all 3 together', 'all 2'],
    [['how much is winter camp for my son and daughter', 'plus twins'], 'all 4 together', 'all 2'],
    [
      ['price for 2 kids both weeks of winter camp', 'and one more kid just for one week'],
      '**$254**',
      'together',
    ],
    [['is there anything on monday evening for a 6 year old'], 'Online: Mon and Wed 6:30PM', 'on Monday. '],
  ])('tells no sum and no day of others: %j', (questions, told, other) => {
    const { message } = tell(questions);
    expect(message).toContain(told);
    expect(message).not.toContain(other);
  });

  // The online camps, which are from 8 on, were told to children of 5 to 7; a crisis to whoever named an age.
  it.each([
    [['winter camp for my 5 year old', 'how much'], '**$254**', '$288'],
    [['winter camp for a 7 year old', 'what are the hours'], '7:30AM-6:00PM', 'online'],
    [['my daughter is 5'], '**ScratchJr**', '911'],
    [["explain coding to me like I'm five"], 'computer', 'age 5'],
    [
      ["I don't get out of work before 4:45. Which classes in Euless start late enough for my 9 year old"],
      'Scratch Game Development Wed, Fri 5:30PM',
      'Roblox Game Development Mon',
    ],
    [
      ['did my son show up for his class today? his dad is not answering'],
      'Call the center at once',
      'Did you mean',
    ],
    [
      ['which classes do you have on Fridays for a 15 year old'],
      'for age 15 on Friday',
      'no class on Friday',
    ],
    [['we live in frisco', 'which center is closer'], 'From Frisco', 'do not know'],
    [['I live in 76039', 'and from 75028?'], 'Flower Mound', 'There is no center'],
    [['when is python', 'no, minecraft'], 'Minecraft Modding', 'lunes'],
    [['how much is winter camp with the 5% for returning campers'], '5%', 'It is not 5%'],
  ])('says nothing false of %j', (questions, told, other) => {
    const { message } = tell(questions);
    expect(message).toContain(told);
    expect(message).not.toContain(other);
  });

  // Prices of last summer's camp, which is closed, were told.
  it.each([
    ["we've been to your summer camp before, anything for us", 'so what would 2 weeks come to for one kid'],
    ['how much is a week of the December camp', 'he also did a camp with you in July, does that lower it'],
  ])('takes a camp that a child has been to for none that is asked about: %s', (...questions) => {
    expect(tell(questions).message).not.toContain('Summer Camp');
  });

  it('says what meets on the days that are asked for instead', () => {
    const { message } = tell([
      'what days is Minecraft',
      'is there something on Tuesday or Thursday instead?',
    ]);
    expect(message).toContain('Sphero BOLT Tue, Thu');
  });

  // Opening hours were told, and what a monthly program costs.
  it.each([
    [
      [
        'he wants to learn Python',
        'he has band on Wednesdays, anything else on Tuesdays?',
        "and what's the fee for it",
      ],
      'special-fee',
    ],
    [
      ['Do you do math tutoring?', 'could that be done from home', 'ok flower mound then. what times'],
      'math-time',
    ],
    [
      [
        'could someone come to our private school and run a club here?',
        'who supplies the teacher',
        'and what does it cost the school',
      ],
      'partner-needs',
    ],
  ])('stays with courses, or with what is monthly: %j', (questions, card) => {
    expect(tell(questions).card).toBe(card);
  });

  it('begins with what the whole of a message without a question is about', () => {
    expect(tell("I'm a grandmother raising my grandson, 11. He's failing math.").card).toBe('math');
  });

  it('tells a family at home when the course is there, with its age', () => {
    const { message } = tell(['do you have Roblox online', 'is 9 too young']);
    expect(message).toContain('Mon and Wed 6:30PM');
    expect(message).not.toContain('4:00PM');
  });

  it('holds no hours of a camp in a center against one at home', () => {
    const { message } = tell('my neighbor said the online winter AI camp is in the mornings, is that so');
    expect(message).not.toContain('full days only');
  });

  it('holds no age against a course of the camp that was spoken of before', () => {
    const questions = [
      'tell me about the Roblox week of summer camp',
      'and around spring break?',
      'is 16 ok?',
    ];
    expect(tell(questions).message).not.toContain('Roblox');
  });

  it('says what suits a child that what was spoken of is not for', () => {
    const { message } = tell(['do you have robot classes', 'he is 6']);
    expect(message).toContain('Age 6 is outside');
    expect(message).toContain('**ScratchJr** (advised ages 5-7)');
  });

  it('tells no price of a camp to whoever asks about monthly classes', () => {
    expect(tell('do my two boys get a sibling discount for the monthly core program').message).not.toContain(
      'Winter Camp',
    );
  });

  it('says once that a child is too young, and not what was answered before', () => {
    const questions = ['can my 4 year old come to a class', 'and is there parking?'];
    expect(tell(questions).message).not.toContain('ages 5 to 16');
    const { message } = tell(['when is winter camp', 'ok. and do you have birthday parties?']);
    expect(message).toContain('**Do you host birthday parties?**');
    expect(message).not.toContain('When is winter camp');
  });

  it('starts anew with a new question', () => {
    expect(tell(['how much is a week of winter camp', 'do you teach python']).card).toBe('python');
  });
});

// The next turns told of the summer camp, which is closed.
it('last summer is not the camp that is asked about', () => {
  const { message } = tell([
    'what deals do you have on the camps right now',
    'and he was at your camp last summer too',
    'is there a last day to decide?',
  ]);
  expect(message).toContain('Winter Camp 2025');
});

// The price, the days and the hours of the centers' camp were told to a family in Ohio.
describe('a family far away learns at home', () => {
  it.each([
    [
      ['we live in Denver, could my son take classes with you', 'and the camp over winter break?'],
      '(online)',
    ],
    [['my grandson lives in Ohio, what is the camp over christmas for him and what does it cost'], '$288'],
    [['AI camp online for a 10 year old in December?', "we're in New York. what hours"], '3:00 PM Eastern'],
    [['does the online AI camp work from Phoenix, what hours'], '1:00 PM Mountain'],
    [['do you have online classes', 'and how much is winter camp for two kids?'], 'all 2 together'],
  ])('%j', (questions, told) => {
    expect(tell(questions).message).toContain(told);
  });

  // The groups of the camps in the centers stood there, from five years on.
  it('with the camps at home that take the child', () => {
    const suiting = (age: number) =>
      tell(['we live in Denver, can my daughter join', `she is ${age}, what is there for her age`]).message;
    expect(suiting(10)).toContain('Online camp: AI/ML for Beginners (8-14)');
    expect(suiting(7)).toContain('**ScratchJr**');
    expect(suiting(7)).not.toMatch(/camp/i);
  });

  it('but not one whose daughter has the name of a state, or that is in the state of the school', () => {
    expect(tell('my daughter Virginia is 7, what does winter camp cost').message).toContain('$254');
    expect(tell('we live in Texas, what does winter camp cost').message).toContain('$254');
  });

  it('but not one whose grandmother does', () => {
    const { message } = tell("My mother is in Arizona, so she can't help. What are the winter camp hours?");
    expect(message).toContain('7:30AM');
  });

  it('but not one that has moved here', () => {
    expect(tell('we moved here from Ohio, when is winter camp and how much').message).toContain('$254');
  });
});

it('tells what there is on a day that is named with nothing else', () => {
  const { outcome, message } = tell('Is there anything on Fridays?');
  expect([outcome, message]).toEqual(['sure', expect.stringContaining('Scratch Game Development Wed, Fri')]);
});

it('takes weeks out of the ones that were spoken of', () => {
  const both = tell(['how much is one week of winter camp', 'and both?']).message;
  expect(both).toContain('the whole camp: **$508**');
  expect(tell(['how much is all of winter camp', 'and just the first one?']).message).toContain('one week');
});

// "I cannot say more about this" was the answer to whether it is so in Euless.
it('says that it is the same in a center that is named next', () => {
  const { message } = tell(['Do you have a Minecraft course?', 'in euless too?']);
  expect(message).toContain('The same in Euless');
  const [, days] = ['when does the Minecraft course meet', 'and in euless?'];
  expect(tell(['when does the Minecraft course meet', days]).message).toContain('(in Euless)');
});

// "10 children in Flower Mound. The same in Euless", and "the same" of hours that differ.
it.each([
  ['how many kids are in a class?', 'same in euless?'],
  ['how do I change my center on this site', 'ok. What are the hours there compared to Flower Mound?'],
])('does not say so where an answer names a center, or where more was asked: %j, %j', (...questions) => {
  expect(tell(questions).message).not.toContain('The same in');
});

// Another list stood there: games, for a girl who likes robots.
it('keeps what a child likes when a center is named next', () => {
  const { message } = tell([
    'something for my granddaughter, 13, who likes robots',
    'would that be in euless?',
  ]);
  expect(message).toContain('**VEX VR**');
  expect(message).not.toContain('Minecraft');
  expect(message).toContain('The same in Euless');
});

// What else there is for a child of that age was told, without a word of the course.
it.each([
  [['my son wants to do the python class', 'hes 10 is that ok'], 'Age 10 is outside.'],
  [['do you have a roblox course', 'she is 9'], 'That fits age 9.'],
  [['what is the AI kids club', 'is 7 ok'], 'Not for age 7: AI Kids Club (advised from age 8 on).'],
  [['tell me about the trial class', 'he is 9'], 'For age 9, for example'],
])('says whether what was spoken of is for a child whose age comes next: %j', (questions, told) => {
  expect(tell(questions).message).toContain(told);
});

// "The same in Online Learning", below a list with Homework Help, which is held in the centers only.
it('does not say of what is held in the centers that it is the same at home', () => {
  const { message } = tell([
    'do you have homework help',
    'anything off the first month?',
    'and can she do it from home',
  ]);
  expect(message).toContain('Homework Help are in the centers only');
  expect(message).not.toContain('The same in');
});

// The prices of a half day were said once more.
it('answers what a follow-up asks of what was named already', () => {
  const { card } = tell(['what does a half day week of summer camp cost', 'and is that mornings?']);
  expect(card).toBe('camp-hours');
});

it('counts a brother or sister who comes along', () => {
  const { message } = tell(['how much for both weeks of winter camp', 'and if his sister comes too?']);
  // D-49: what no center has confirmed stood there as the price.
  expect(message).toContain('all 2 together **$1,016** (with the sibling discount **$889**)');
});

// Seven weeks of winter camp "are not sold".
it('takes the age of a brother who comes along for no number of weeks', () => {
  const { message } = tell([
    'what does the first week of winter camp cost',
    "And if her brother comes too? He's 7.",
  ]);
  expect(message).toContain('all 2 together **$508** (with the sibling discount **$444**)');
});

// A niece and a son were promised what brothers and sisters get.
it('says for whom the sum for several children holds', () => {
  expect(tell('how much is winter camp for two kids').message).toContain('for brothers and sisters');
});

it.each([
  [
    'what would winter camp cost for my two kids and my niece',
    '- one week: **$254** instead of $299 per child\n',
  ],
  [
    'cuánto costaría el campamento de invierno para mis dos niños y la de mi hermana',
    '- una semana: **$254** en vez de $299 por niño\n',
  ],
])('names no sum for brothers and sisters where a cousin is among them: %s', (question, expected) => {
  expect(tell(question).message).toContain(expected);
});

it('answers a follow-up that is not sure with both cards that it may mean', () => {
  const { outcome, message } = tell(['minecraft class days and time?', 'is it safe, and what do they make']);
  expect(['likely', 'sure']).toContain(outcome);
  expect(message.match(/^\*\*[^*]+\?\*\*$/gm)?.length).toBeGreaterThan(1);
});

it('says of each discount what it is for', () => {
  expect(tell('Which discounts are there?').message).toMatch(
    /^For camps: .*Sibling.*, Winter discount 10% \(online\)\. For programs: .*50%/,
  );
});

it('tells a course once, and holds no day that does not suit against it', () => {
  const { message } = tell([
    'what roblox classes do you have',
    'whats the difference',
    'he is 10 and finished the first one with you in october, so the harder one?',
    'which days is that',
  ]);
  expect(message.match(/\*\*Roblox Game Development\*\*/g)).toHaveLength(1);
  const question = 'We are not free on Friday. Is Scratch on Wednesday and Friday only, or on other days?';
  expect(tell(question).message).not.toMatch(/not on/);
});

describe('a follow-up that our pages do not answer', () => {
  const NO_MORE = 'I cannot say more about this. Please ask us';

  it.each([
    ['Is there a uniform or dress code?', 'what color would it be'],
    ['can a missed class be made up', 'do they expire'],
  ])('after %s: %s', (first, second) => {
    expect(tell(first).message).not.toContain(NO_MORE);
    expect(tell([first, second]).message).toContain(NO_MORE);
  });

  it('is not told so where the same was asked again, or a computed answer says it', () => {
    expect(tell(['do you work with schools', 'do you work with schools']).message).not.toContain(NO_MORE);
    expect(tell(['when is spring camp', 'and in Euless?']).message).not.toContain(NO_MORE);
  });
});

describe('several questions in one', () => {
  it('are answered each in turn, the fourth to press', () => {
    const { message, choices } = tell(
      'What is your phone number? Do you have a free trial? Do you teach yoga? And is there parking?',
    );
    expect(message).toContain('**What is your phone number?**');
    expect((message.match(/^\*\*/gm) ?? []).length).toBe(3);
    expect(choices).toEqual(['Is there parking?']);
  });

  // Days of Roblox on a Wednesday that was taken were told again.
  it('say what meets on other days where what was named does not', () => {
    const { message } = tell([
      'roblox days in Euless',
      'wednesdays she has choir. anything else on other days?',
    ]);
    expect(message).toContain('Roblox Game Development');
    expect(message).toContain('Tue, Thu');
  });

  // Only the days were told on which neither of them can come.
  it('list courses of all days where those that are told are taken', () => {
    const { message } = tell(
      'He is on the soccer field Mondays and Wednesdays until 6, she has violin on Fridays. When does a course meet for both?',
    );
    expect(message).toContain('Sphero BOLT Tue, Thu');
    expect(tell('what courses do you have on Fridays?').message).not.toContain('Sphero BOLT');
  });

  // The months were told, and no week.
  it('name the week in which something is made', () => {
    const { message } = tell(['when is summer camp', 'which week is the one with Minecraft?']);
    expect(message).toContain('Block Worlds');
    expect(message).not.toContain('Roblox Lab');
    expect(tell("We'd like summer camp. Which week do they do web pages?").message).toContain('Web Makers');
  });

  // A follow-up was told the same again, and what it asked could be pressed only.
  it('follow what was said already by what is near', () => {
    const { message } = tell([
      'Do you have Saturday classes?',
      "But you're open Saturdays?",
      'what about online then',
    ]);
    expect(message).toContain('When are online classes?');
  });

  // The dates were said once, and what else was asked of the camp could be pressed only.
  it('say of one camp more than its dates', () => {
    const { message } = tell('Spring break 2026 - which week is it with you, and are there half days?');
    expect(message).toContain('**When is spring camp?**');
    expect(message).toContain('**What are the camp hours?**');
  });

  // Days of the weekly course of that name were told, and courses at a center that does not take a child of sixteen.
  it('tell the days of what is asked about, where the child may come', () => {
    const { message } = tell(['For the online Roblox camp', 'on which days does it meet']);
    expect(message).toContain('Monday to Wednesday');
    const { message: courses } = tell(['he is 16', 'which days are classes at Flower Mound?']);
    expect(courses).toContain('Flower Mound is for ages 5 to 15.');
    expect(courses).not.toContain('In Flower Mound: ');
  });

  // Not yet, it said.
  it('tell no child of five that it is too young', () => {
    const { message } = tell('Mi niño tiene 5 años. ¿Hay algo para él o está muy chiquito?');
    expect(message).not.toContain('Todavía no');
  });

  // It was taken for what is told; what he did, for a question.
  it('may be joined by and without a mark, and nothing that a child did is one', () => {
    expect(tell('what happens at camp between 3 and 4 pm and who picks him up').message).toContain(
      '**Who may pick up my child?**',
    );
    const { message } = tell('he is 14 and did some Scratch in middle school. What is there for him?');
    expect(message).not.toContain('no sure answer');
  });

  // The answer stood alone, though it was half of what was asked.
  // What was nearest to three words had nothing to do with the message.
  it.each([
    ["Spring camp is in April, over Easter, isn't it? which days exactly", 'screen'],
    [
      "My sister's kids come up from Houston only for New Year's week. They'd go crazy in my apartment, and so would I. Could they do just that second week of camp, or is it both or nothing?",
      'pay your teachers',
    ],
  ])('say nothing far from the message: %s', (question, other) => {
    expect(tell(question).message).not.toContain(other);
  });

  it('have what a story may ask besides to press', () => {
    const { message, choices } = tell(
      'I used to run a tutoring shop in Oklahoma City and I am bored. How would one go about opening one of these and is there something that says what it costs',
    );
    expect(message).toContain('**Can I open a franchise?**');
    expect(choices).toContain('What does a franchise cost or earn?');
  });

  // The second one was dropped: its card had been said.
  it('about two things with one card are answered together', () => {
    const { message } = tell('When does VEX VR meet? And when does Sphero BOLT meet?');
    expect(message).toContain('**VEX VR**');
    expect(message).toContain('**Sphero BOLT**');
  });

  // 'Who can read a bit' was taken for a question, and answered with who reads the chat.
  it('do not take what is told of a child for one', () => {
    const { message } = tell(
      'My son, who can read a bit, is 6. What is there for him? And is there parking?',
    );
    expect(message.match(/^\*\*[^*]+\*\*$/gm)).toEqual([
      "**Is there something for my child's age?**",
      '**Is there parking?**',
    ]);
  });

  it('keep what the part before is about', () => {
    const { message } = tell('Do you have parent night out? What does it cost?');
    expect(message).not.toContain('**What does it cost?**');
  });

  it('offers what is nearly as near as what is answered where a part is not sure', () => {
    const { message, choices } = tell(
      'Do you teach robotics, and what about the wi fi thing? And is there a bus?',
    );
    expect(message).toContain('**Do you teach robotics?**');
    expect(choices.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'I need the e-mail and the phone number',
      ['What is your e-mail address?', 'What is your phone number?'],
    ],
    [
      'hi where is the Flower Mound center, until when is it open on Saturdays and what is the phone number',
      ['What is the address of a center?', 'When are you open?', 'What is your phone number?'],
    ],
    [
      'is the trial free, how long is it and can I watch?',
      ['Is the trial really free?', 'When are trial classes, and how long are they?'],
    ],
    // Only the last one was answered: no mark stands between them.
    [
      'how much is winter camp what are the hours do they eat lunch there',
      ['What does a camp cost?', 'What are the camp hours?', 'Do you provide lunch or snacks at camp?'],
    ],
    [
      "I'd like to know what they do in the first week of winter camp, and if a child can come for just one week",
      ['What are the themes of winter camp?', 'Can we book only one week of camp?'],
    ],
    [
      'is python good for a 14 year old, is there a trial',
      ['Do you teach Python?', 'What happens in a trial class?'],
    ],
    [
      'how long is the core program n can we start in january',
      ['How long does the core program take?', 'When can my child start the core program?'],
    ],
    [
      'Is there food at winter camp in the morning, and who do I tell about my daughters dairy allergy',
      ['Do you provide lunch or snacks at camp?', 'My child has an allergy. What do you do?'],
    ],
  ])('%s', (message, titles) => {
    for (const title of titles) expect(tell(message).message).toContain(`**${title}**`);
  });

  it('say the ages of the club that one of them names, not those of the course that another names', () => {
    const { message } = tell(
      'AI Kids Club: what age is it meant for, and how is it different from AI Exploration?',
    );
    expect(message).toContain('**AI Kids Club**: advised from age 8 on');
    expect(message).not.toContain('**AI Exploration**: ages');
  });

  it('read no age out of the numbers of a list', () => {
    expect(tell('1) scratch class days 2) ages 3) price').message).not.toContain('KidCode is for ages');
  });

  it('are answered from less where a card has most of their words', () => {
    const { message } = tell('is VEX an actual robot or just on a screen?? and what time does it start');
    expect(message).toContain('virtual robots');
    expect(message).toContain('4:00PM');
  });

  it('tell which of them has no answer, in its own words', () => {
    expect(tell('Is there camp in July? Do you polish trombones?').message).toContain(
      'I have no sure answer to “Do you polish trombones”. Please ask us: 844-KID-CODE.',
    );
  });

  // It was nearest to what was said already, and dropped.
  it('tell of one without an answer also where it is nearest to what was said', () => {
    expect(
      tell(
        'robotics for my 12 year old? And how much is a week in July for two kids? Do trombones need polishing?',
      ).message,
    ).toContain('I have no sure answer to “Do trombones need polishing”.');
  });

  // ', which kills the first week' was said to have no answer.
  it.each([
    [
      'Phone number for the Flower Mound place, and how long are you open on Saturdays?',
      ['0110', '10:00 AM'],
    ],
    ['AI exploration: what ages + which days?', ['8-14', 'Tue, Thu']],
    [
      'We may switch to Euless. What is the number over there, and until when on a Wednesday?',
      ['0120', '7:00 PM'],
    ],
  ])('without question marks, with a list or after a story: %s', (question, told) => {
    for (const one of told) expect(tell(question).message).toContain(one);
  });

  it('are not found in brackets, nor at the end', () => {
    expect(splitQuestion('is anybody there right now (monday, about 1 pm)')).toEqual([]);
    expect(afterGreeting("Spring camp is over Easter, isn't it?")).toBe('Spring camp is over Easter?');
  });

  it('are not found in a half sentence', () => {
    expect(
      tell('We are away until the 24th, which kills the first week. Is there parking?').message,
    ).not.toContain('no sure answer');
  });

  it('are not made of one question with two halves', () => {
    expect(tell('is there a contract, am i locked in').message.match(/^\*\*/gm)).toHaveLength(1);
  });
});

describe('what is taken for granted wrongly is said first', () => {
  it.each([
    [
      'which ages are the online camps for, she is 6 and wants roblox',
      'Game Development is for ages 8-14, not for 6.',
    ],
    ['is there a sibling discount for the monthly program', 'This is for camps, not for monthly programs.'],
    [
      'Is the Plano center open on Saturdays',
      'There is no center in Plano; ours are in Flower Mound and Euless.',
    ],
    ['Which of your Houston centers is closest to Katy?', 'There is no center in Houston'],
    ['how much is winter camp, is it $99 a week', 'It is not $99.'],
    ['what ages do you take, my son is 16, flower mound', 'Flower Mound is for ages 5 to 15.'],
    ['are there places left in the half day of winter camp', 'Winter Camp 2025 has full days only.'],
    ['is the monthly fee $49', 'I do not find $49 on our pages.'],
    [
      'the 50% off the first month is for Python too, right?',
      'Python Programming is a course, not a monthly program.',
    ],
    [
      'I want to register for the summer camp: what are the hours?',
      'Summer Camp 2026: registration is closed.',
    ],
    [
      ['is there anything for spring break', 'can I reserve now?'],
      'Spring Camp 2026: registration is not open',
    ],
    [
      'Great that winter camp is $299 for the two weeks. Do I pay all at once?',
      '2 weeks: **$508** instead of $598, not $299.',
    ],
    ['entonces son $598 por una semana del campamento de invierno?', '1 semana: **$254**'],
    ['which camp group would my 3 year old be in', 'KidCode is for ages 5 to 16.'],
    [['when is minecraft', 'cuanto cuesta al mes'], 'Minecraft Modding es un curso'],
    ['what time does the online Minecraft camp start', 'No camp for Minecraft Modding is listed.'],
    [
      'winter camp begins on the 15th, what time is drop off',
      'Winter Camp 2025 is Dec 22, 2025 - Jan 2, 2026.',
    ],
    // The days stand in the answer: which one is wrong is said all the same.
    ['Python is Tue/Thu at 6, does it end by 7?', 'Python Programming is on Mon, Wed, not on Tuesday.'],
    ['What do they make in week 12 of summer camp?', 'Summer Camp 2026 has 10 weeks.'],
    ['can i pick her up late in euless, since you are open till 8', 'Not until 8.'],
    ['since you are closed on Sundays, when can we come by', 'We are open on Sunday.'],
    ['could she do just the second week of spring camp', 'Spring Camp 2026 has 1 week.'],
    ['the sibling discount at camp is half off, right?', 'It is not 50%.'],
    ['the sibling discount is 10%, yes?', 'It is not 10%.'],
    ['What do the kids do at winter camp on Saturdays?', 'Winter Camp 2025 is not on Saturday.'],
    [
      'Where do I put in the 50% off when I register for winter camp?',
      '50% is another offer (First month of a monthly program), not for camps.',
    ],
    [
      'Python is for ages 6 and up, correct? My little one is 6.',
      'Python Programming: advised from age 11 on.',
    ],
    ['Python starts at 6, can he eat before?', 'Python Programming begins at 4:00PM.'],
    [
      'Camp groups are 10 kids with one teacher, can mine be with her best friend?',
      'have at most 5 children.',
    ],
    ['With eight kids per camp group, does everyone get a robot?', 'have at most 5 children.'],
    ['does the first class coupon take 10% off winter camp', 'This is for classes, not for'],
    ['Mi sobrino de 18 va al campamento de invierno, ¿en qué grupo?', 'es para 5 a 16 años'],
    [
      'is the online roblox camp in december ok for a 15 year old',
      'The online camps are for ages 8-14, not for 15.',
    ],
    [
      'I read that the full two week winter camp is $450 for the early birds. Can I still get that?',
      'It is not $450.',
    ],
    ['How much is the military discount you have?', 'I do not find that on our pages.'],
    [
      'Since you refund all, how do I get my money back if we cannot come?',
      'I do not find that on our pages.',
    ],
  ])('%s', (question, told) => {
    expect(tell(question).message).toContain(told);
  });
});

it('is said of what a follow-up asks beyond an offer', () => {
  expect(tell(['I saw something about a coupon, how do i get it', 'is it good for camps']).message).toContain(
    'This is for classes, not for camps.',
  );
});

// "Not for monthly programs" was said with each answer after the one to it.
// The days of the course in the centers were held against the camp at home, which has its own.
it('is not said of a camp for a program by the days of the course', () => {
  const { message } = tell('For the online Roblox camp on Tuesdays, could she miss one of the days?');
  expect(message).not.toContain('not on Tuesday');
});

it('is said once of what was told before', () => {
  const questions = [
    'is there a sibling discount for the monthly program',
    'and a week in summer for three kids, how much?',
  ];
  expect(tell(questions).message).not.toContain('not for monthly programs');
});

// On a Saturday the camp was said not to be on Saturdays.
it('is not said of the day on which somebody asks', () => {
  const saturday = { ...ON, today: siteDay('2025-12-06') };
  expect(tell('can I register for winter camp today', saturday).message).not.toContain('is not on Saturday');
  expect(tell('I am 100% sure there is a sibling discount, how much').message).not.toContain('It is not');
  // Of two offers that were named, one was called a mistake about the other.
  expect(tell('the 50% off the first month and the 10% coupon, do I get both').message).not.toContain(
    'It is not',
  );
});

// The price of a summer half day was said to stand nowhere.
it('says of no price of the school that it does not find it', () => {
  expect(tell('is the monthly fee $989').message).not.toContain('I do not find');
});

// Who began the core program in December was told that the offer is not for camps.
it('is not said of a month that is no camp', () => {
  const question = 'Can he start the core program in December and get half off the first month?';
  expect(tell(question).message).not.toContain('not for camps');
  expect(tell('are there 12 kids in a class in December?').message).not.toMatch(/^Camp groups/m);
});

describe('other languages', () => {
  it.each([
    ['¿Cómo reservo la clase de prueba gratis?', 'Pulse Book A Free Trial'],
    ['cuanto cuesta el campamento', 'una semana'],
    ['donde estan ubicados', 'Flower Mound'],
    ['quiero hablar con una persona', 'le responde una persona'],
    ['hasta cuándo me puedo inscribir al campamento de invierno', 'hasta el 15 de diciembre'],
    ['ola kiero sacar sita para la clace de prueva', 'Pulse Book A Free Trial'],
    ['qué clases tienen los martes y jueves', 'Sphero BOLT martes, jueves'],
  ])('%s is answered in Spanish', (question, told) => {
    expect(tell(question).message).toContain(told);
  });

  it.each([
    ['请问你们的夏令营多少钱?', '我只能'],
    ['Здравствуйте, сколько стоит?', 'Я отвечаю'],
    ['Olá, vocês têm aula de robótica para criança de 7 anos?', 'Só respondo'],
    ['Bonjour, combien coûte le cours pour mon fils?', 'Je ne réponds'],
    ['Wie viel kostet das für meine Tochter?', 'Ich antworte'],
  ])('%s gets one sentence with a person', (question, told) => {
    expect(tell(question)).toMatchObject({
      outcome: 'none',
      message: expect.stringContaining(told) as string,
    });
    expect(tell(question).message).toContain('844-KID-CODE');
  });
});

it('offers up to three questions while a parent types, and none for nothing', () => {
  expect(suggest(DECK, 'birthday par', ON)).toContain('Do you host birthday parties?');
  expect(suggest(DECK, 'b', ON)).toEqual([]);
  expect(suggest(DECK, 'campamento de inv', ON).join()).toContain('campamento');
});

it('answers with a card that a language model chose, and with none that does not exist', () => {
  const read = readMessage(DECK, 'can I leave my car', [], ON);
  if ('sentence' in read) throw new Error('English');
  expect(answerCard(DECK, 'can I leave my car', 'parking', read.reading, ON)?.message).toContain(
    '**Is there parking?**',
  );
  expect(answerCard(DECK, 'can I leave my car', 'nothing', read.reading, ON)).toBeNull();
});

// "The same in Euless" stood below the price of an online camp, and below the ages of the school in a center that has its own.
it.each([
  ['When are online classes?', 'and in Flower Mound?'],
  ['What does the online camp cost?', 'and in Euless?'],
  ['¿Cuánto cuesta el campamento en línea?', '¿y en Euless?'],
  ['Is math online?', 'and in Euless?'],
])('says of nothing at home that it is the same in a center: %j, %j', (...questions) => {
  expect(tell(questions).message).not.toMatch(/The same in|Lo mismo en/);
});

it('tells the ages of a center that is named after those of the school', () => {
  const { message } = tell(['Is the core program for 5 to 16?', 'in Flower Mound too?']);
  expect(message).toContain('Flower Mound is for ages 5 to 15.');
});

// Whoever asked for the robot classes read the days of all courses.
it.each([
  ['robot class days', 'Sphero BOLT Tue, Thu 4:30PM', 'Minecraft'],
  ['which days are the AI courses', 'AI Website Tue, Thu 4:00PM; AI Exploration Tue, Thu 5:15PM', 'Python'],
  ['hay clases de robots los martes', 'Sphero BOLT martes, jueves 4:30PM', 'AI Website'],
])('tells the days of a family of courses: %s', (question, told, other) => {
  const { message } = tell(question);
  expect(message).toContain(told);
  expect(message).not.toContain(other);
});

it('tells what else meets where nothing of the family does', () => {
  const { message } = tell([
    'my son is 8 and into robots, when is class',
    'thursdays are out. anything else with robots',
  ]);
  expect(message).not.toContain('has no class');
});

// One week stood there as the themes of the summer: its project names the summer.
it('takes the name of a camp for no theme', () => {
  expect(tell('What are the themes for summer').message).toContain('July Innovation');
});

// 'I do not find $320 on our pages' of an online camp, and 'It is not $299' of the online camp's price.
it.each([
  ['is tax included in the $254?', '$254 on our'],
  ['I saw $299 for winter camp', 'It is not'],
  ['is the online camp $320 with that $100 referral', 'find $320'],
  ['returning camper: 15 + 5 = 20% off?', 'It is not 20%'],
  ['How does refer a friend work for two friends, $100?', 'It is not $100'],
])('contradicts no amount that is published or counted together: %s', (question, told) => {
  expect(tell(question).message).not.toContain(told);
});

it('contradicts another reward, and another price with the discount', () => {
  expect(tell('My friend signed up yesterday through me so when do I get my $100?').message).toContain(
    'It is not $100.',
  );
  const { message } = tell('So $299 for a week of winter camp with the early bird already taken off, right?');
  expect(message).toContain('**$254** instead of $299 a week');
});

// "Recipes, restaurants, films and travel" was all that was said to whoever asked for the center near the airport.
it('offers questions beside what is declined, unless it is sure', () => {
  const { outcome, message, choices } = tell(
    'My nephew has a blue belt at Code Ninjas, can he keep it at Euless?',
  );
  expect([outcome, choices.length]).toEqual(['likely', 3]);
  expect(message).toContain('no part of another school');
  expect(message).toContain('844-KID-CODE');
});

it('answers an English question about a son in English', () => {
  expect(tell('son wants minecraft class').message).toContain('Do you have a Minecraft course?');
});

it('tells the price for one child whose age is named', () => {
  expect(tell('how much is week 1 for my 8 year old').message).not.toContain('together');
});

it('names the question of each answer, where two stand together', () => {
  const { message } = tell(['do you come to schools?', 'what does it cost?']);
  expect(message).toContain('**What does it cost?**');
  expect(message).toContain('**What does a school bring, and what does it cost?**');
});
