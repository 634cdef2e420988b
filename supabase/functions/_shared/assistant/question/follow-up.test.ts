import { siteDay } from '@kidcode/scheduling';

import { leansBack, withContext } from './follow-up.ts';
import { readFrame } from './frame.ts';

const frameOf = (question: string) => readFrame(question, siteDay('2025-12-01'));

/** What a parent asks one after another, each about something else. */
const STANDING = [
  'how much is winter camp half day both weeks in euless',
  'do you do pickup from school',
  'can i get a refund if he gets sick',
  'do i need to bring a laptop',
  'who are the teachers, background checked?',
  'do you take credit card payments monthly',
  'is there parking',
  'how do i pay',
  'does she get a certificate',
];

const LEANING = [
  'and for two weeks?',
  'what about euless',
  'how much is it',
  'until when can i sign up',
  'half day?',
  'my 6 year old',
  'is it open there',
];

describe('a question in a conversation', () => {
  it.each(STANDING)('stands alone: %s', (question) => {
    const own = frameOf(question);
    expect(leansBack(own)).toBe(false);
    for (const before of STANDING) expect(withContext(own, frameOf(before))).toBe(own);
  });

  it.each(LEANING)('needs the one before it: %s', (question) => {
    expect(leansBack(frameOf(question))).toBe(true);
  });

  it('takes what it leaves out from the one before it', () => {
    const asked = withContext(frameOf('and for two weeks?'), frameOf('how much is winter camp in euless'));
    expect([...asked.intents]).toContain('price');
    expect(asked).toMatchObject({
      seasons: ['winter'],
      branches: ['euless'],
      weeks: { kind: 'count', count: 2 },
    });
  });
});
