import type { Fee } from '@kidcode/school';

/** Of these the school has published no amount yet: the pages say so and offer a call (D-23). */
const ASK = { amount: null, per: 'a month', ask: null } as const;

/** What the programs cost: fill in an `amount` with `usd(...)`, and the fee pages and the FAQ say it. */
export const FEES: readonly Fee[] = [
  {
    ...ASK,
    program: 'Monthly Core Program',
    mode: 'in-center',
    page: 'core',
    offers: ['first-month', 'coupon'],
  },
  { ...ASK, program: 'Monthly Math Program', mode: 'in-center', page: 'math', offers: ['first-month'] },
  {
    ...ASK,
    program: 'Monthly AI Kids Club',
    mode: 'in-center',
    page: 'monthly-ai-club',
    offers: ['first-month'],
  },
  {
    ...ASK,
    program: 'Monthly Homework Help',
    mode: 'in-center',
    page: 'homework-help',
    offers: ['first-month'],
  },
  {
    ...ASK,
    program: 'Specialized Programs',
    mode: 'in-center',
    page: 'specialized',
    per: 'the course',
    offers: [],
  },
  {
    ...ASK,
    program: 'Birthday Parties',
    mode: 'in-center',
    page: 'birthday-parties',
    per: 'the party',
    offers: [],
    ask: 'Tell us the date and the number of guests',
  },
  {
    ...ASK,
    program: 'Online Core Program',
    mode: 'online',
    page: '/programs/online/core',
    offers: ['first-month', 'coupon'],
  },
  {
    ...ASK,
    program: 'Online AI Kids Club',
    mode: 'online',
    page: '/programs/online/monthly-ai-club',
    offers: ['first-month', 'coupon'],
  },
  {
    ...ASK,
    program: 'Online Specialized Programs',
    mode: 'online',
    page: '/online-specialized-programs',
    per: 'the course',
    offers: ['coupon'],
  },
];
