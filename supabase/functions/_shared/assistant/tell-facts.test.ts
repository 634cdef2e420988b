import { formatPrice, quoteCamp } from '@kidcode/pricing';
import { siteDay } from '@kidcode/scheduling';

import { tellFacts } from './tell-facts.ts';
import { withContext } from './question/follow-up.ts';
import { type Frame, readFrame } from './question/frame.ts';

const TODAY = siteDay('2025-12-01');
const PLACES = [
  { zip: '76092', city: 'Southlake', lat: 32.9458, lng: -97.1514 },
  { zip: '75028', city: 'Flower Mound', lat: 33.0387, lng: -97.0739 },
];

/** The last of some questions of one conversation, answered from the libraries. */
const tell = (
  questions: string | readonly string[],
  today = TODAY,
  branch: 'euless' | null = null,
): string => {
  const frame = [questions]
    .flat()
    .reduce<Frame | null>((before, question) => withContext(readFrame(question, today), before), null);
  return (frame && tellFacts(frame, { today, branch, places: PLACES })) ?? '';
};

describe('tellFacts', () => {
  it("tells the price engine's own camp prices", () => {
    const selection = { season: 'winter', registrationType: 'weekly', duration: 'full_day' } as const;
    const week = quoteCamp({ ...selection, weeks: [1] });
    const answer = tell('How much is one week of winter camp?');
    expect(answer).toContain(
      `One week: **${formatPrice(week.discountedPrice)}** instead of ${formatPrice(week.originalPrice)}`,
    );
    expect(answer).toContain('(/camps/winter/flower-mound)');
  });

  it.each([
    ['how much for both weeks of winter camp', '**$508**'],
    ['price of the second winter camp week', 'Week 2 (Dec 29 - Jan 2): **$254**'],
    ['week of dec 22-26 at winter camp, what does it cost', '**$254**'],
    ['half day winter camp price?', 'full-day only'],
    ['summer camp half day for a week, how much', 'half day: **$127**'],
    ['four summer weeks full day', '**$1,017**'],
    ['summer camp in the month of june, price', '**$841**'],
    ['what does camp cost in august', '**$421**'],
    ['five weeks of winter camp cost', 'not sold like that'],
    ['can he come for just one day of winter camp', 'booked by the week'],
    ['two kids both weeks of winter camp', 'For 2 children: **$889** with the sibling discount'],
    ['one week of winter camp for three kids', '**$660**'],
    ['winter camp in installments?', 'paid in full at once'],
    ['What does the online Roblox course cost?', '**$288** instead of $320'],
    ['how much is the math program a month', 'not published'],
    ['What does spring camp cost?', 'have not been announced'],
  ])('prices what is asked for: %p', (question, fact) => {
    expect(tell(question)).toContain(fact);
  });

  it.each([
    ['When does winter camp start?', 'Dec 22, 2025 - Jan 2, 2026'],
    ['what are the dates of spring camp', 'March 9-13, 2026; registration has not opened yet'],
    ['When is summer camp?', '10 weeks; registration is closed'],
    ['deadline for winter camp', 'by December 15, 2025'],
    ['winter camp on christmas day?', 'has not said whether camp closes'],
    ['hours of winter camp', 'full day 7:30AM-6:00PM'],
    ['What are your opening hours in Euless?', 'Mon-Fri 3:00PM-7:00PM'],
    ['euless hours on saturday', 'Saturday: 9:00 AM-2:00 PM'],
    ['are you open tomorrow in flower mound', 'Tuesday: 3:00 PM-8:00 PM'],
    ['when is the minecraft class', '**Minecraft Modding**: Mon, Wed at 4:30PM CST'],
    ['scratch jr times', '**ScratchJr**: Wed, Fri'],
    ['which classes are on friday', '- ScratchJr, 3:30PM'],
    ['classes on sunday?', 'No class of the timetable meets on Sunday'],
  ])('knows when: %p', (question, fact) => {
    expect(tell(question)).toContain(fact);
  });

  it.each([
    ['which center is closest to 76092', '**Flower Mound**: 8.9 miles'],
    ['we live in southlake, how far is it', 'From Southlake'],
    ['do you have a center in houston', 'Online classes can be joined from anywhere'],
    ['euless phone number', '**Euless**: (972) 555-0120'],
    ['where is the euless center', '200 Example Grove Drive'],
    ['is my 3 year old too young', 'it starts at 5'],
    ['age range of the camp', 'ages 5-16'],
    ['do I pack lunch for camp', 'Bring your own lunch'],
    ['discount for brothers', '25% off the second child'],
    ['first class coupon?', '10% off the first class'],
    ['is the trial free', 'The trial class is free'],
  ])('knows where, who and what: %p', (question, fact) => {
    expect(tell(question)).toContain(fact);
  });

  it.each([
    'Does my child need a laptop?',
    'Who is the president?',
    '',
    'What do kids learn in Scratch blocks and loops of stories?',
    '????',
    'is there a registration fee',
    'are you open on thanksgiving',
    'do you offer fashion design',
    'military discount',
    'can my sister pick her up',
    'where do I log in',
    'do you have job openings',
  ])('leaves to others what no library knows: %p', (question) => {
    expect(tell(question)).toBe('');
  });

  it.each([
    [['how much is one week of winter camp', 'and for two weeks?'], '**$508**'],
    [['hours in flower mound', 'what about euless'], '**Euless**'],
    [['when is winter camp', 'and summer?'], 'June 2'],
    [['when is winter camp', 'and summer?', 'how much is it'], 'Summer Camp 2026'],
    [['when is the minecraft class', 'and python?'], '**Python Programming**'],
    [['address of euless', 'phone?'], '(972) 555-0120'],
  ])('understands a follow-up by what came before: %p', (questions, fact) => {
    expect(tell(questions)).toContain(fact);
  });

  it.each([
    ['¿cuánto cuesta el campamento de invierno?', 'Una semana: **$254** en lugar de $299'],
    ['a qué hora abren el sábado en euless', 'el sábado: 9:00 AM-2:00 PM'],
    ['descuento para hermanos', '25% de descuento para el segundo hijo'],
    ['¿La clase de prueba es gratis?', 'La clase de prueba es gratis'],
  ])('answers %p in Spanish', (question, fact) => {
    expect(tell(question)).toContain(fact);
  });

  it.each([
    ['What does winter camp cost?', 'Winter Camp is over'],
    ['When does winter camp start?', 'Tell me when registration opens'],
    ['What does the online Roblox course cost?', 'the next start dates are not set yet'],
    ['Is there an early bird discount?', 'Sibling discount'],
  ])('sells nothing that is over: %p (D-44)', (question, fact) => {
    const answer = tell(question, siteDay('2026-11-21'));
    expect(answer).toContain(fact);
    expect(answer).not.toMatch(/\$2\d\d|Early Bird/);
  });

  it('links the pages of the center whose visitor asks', () => {
    expect(tell('what does winter camp cost', TODAY, 'euless')).toContain('(/camps/winter/euless)');
    expect(tell('phone number', TODAY, 'euless')).toContain('**Euless**: (972) 555-0120');
  });
});
