import { formatPrice, quoteCamp, quoteCourse } from '@kidcode/pricing';
import { siteDay } from '@kidcode/scheduling';

import { tellFacts } from './tell-facts.ts';
import { readQuestion } from './topic.ts';

const TODAY = siteDay('2025-12-01');
const tell = (question: string, day = TODAY) => tellFacts(readQuestion(question), day).join('\n\n');

describe('tellFacts', () => {
  it("tells the price engine's own camp prices", () => {
    const week = quoteCamp({
      season: 'winter',
      registrationType: 'weekly',
      duration: 'full_day',
      weeks: [1],
    });
    const answer = tell('How much is one week of winter camp?');
    expect(answer).toContain(
      `One week: **${formatPrice(week.discountedPrice)}** instead of ${formatPrice(week.originalPrice)}`,
    );
    expect(answer).toContain('(/camps/winter/flower-mound)');
  });

  it('tells the price of the online courses', () => {
    const quote = quoteCourse('KNCSPECIAL07');
    expect(quote.ok && tell('What does the online Roblox course cost?')).toContain(
      '**$288** instead of $320, 10% off',
    );
  });

  it.each([
    ['When does winter camp start?', 'Dec 22, 2025 - Jan 2, 2026; registration is open'],
    ['what are the dates of spring camp', 'March 9-13, 2026; registration has not opened yet'],
    ['When is summer camp?', 'registration is closed'],
    ['Is there a discount for my second kid, his brother?', '25% off the second child'],
    ['Do you have a coupon?', '10% off the first class'],
    ['What are your opening hours in Euless?', 'weekdays 3:00PM-7:00PM'],
    ['how much does the math program cost per month', 'our pages do not list them'],
    ['What does spring camp cost?', 'have not been announced'],
  ])('answers %p from the libraries', (question, fact) => {
    expect(tell(question)).toContain(fact);
  });

  it.each([
    'Does my child need a laptop?',
    'Who is the president?',
    '',
    'What do kids learn in Scratch?',
    '????',
  ])('knows no fact about %p', (question) => {
    expect(tell(question)).toBe('');
  });

  it("says that registration closed when the site's day is later", () => {
    expect(tell('When does winter camp start?', siteDay('2025-12-30'))).toContain('registration is closed');
  });

  it.each([
    ['What does winter camp cost?', 'Winter Camp 2025 is over'],
    ['When does winter camp start?', 'we write when registration opens'],
    ['What does the online Roblox course cost?', 'the next start dates are not set yet'],
    ['Is there an early bird discount?', 'Sibling discount'],
  ])('sells nothing that is over: %p (D-44)', (question, fact) => {
    const answer = tell(question, siteDay('2026-11-21'));
    expect(answer).toContain(fact);
    expect(answer).not.toMatch(/\$2\d\d|Early Bird/);
  });

  it('tells one discount when one is asked for', () => {
    expect(tell('referral bonus?').match(/^- /gm)).toHaveLength(1);
  });
});
