/** The fee pages. Fees that the school has not published are not here, and the pages say so (D-23). */
export const FEES = {
  center: {
    lead: 'Some prices are fixed, and you see them here. Others depend on the program, and you hear them from us before you decide anything.',
    known: {
      title: 'What we can tell you now',
      lead: 'The same prices as in the registration form, with the discount already taken off.',
    },
    unknown: {
      title: 'What you have to ask for',
      lead: 'Monthly fees and the fees of short courses are not published on this site. We would rather say so than print a figure that may be wrong.',
      columns: ['Program', 'Fee', 'What is known'],
      rows: [
        { program: 'Monthly Core Program', page: 'core', known: 'firstMonthAndCoupon' },
        { program: 'Monthly Math Program', page: 'math', known: 'firstMonth' },
        { program: 'Monthly AI Kids Club', page: 'monthly-ai-club', known: 'firstMonth' },
        { program: 'Monthly Homework Help', page: 'homework-help', known: 'firstMonth' },
        { program: 'Specialized Programs', page: 'specialized', known: 'none' },
        { program: 'Birthday Parties', page: 'birthday-parties', known: 'party' },
      ],
    },
  },
  online: {
    title: 'What online learning costs',
    leadBetween:
      'Courses with a fixed price appear here when their start dates are set. For the monthly programs we tell you the fee in a call, before you decide anything.',
    lead: 'The two winter courses have a fixed price. For the monthly programs we tell you the fee in a call, before you decide anything.',
    unknown: {
      title: 'What you have to ask for',
      lead: 'These fees are not published on this site. A call or a free consultation gives you the figure.',
      rows: [
        { program: 'Online Core Program', href: '/programs/online/core', known: 'firstMonthAndCoupon' },
        {
          program: 'Online AI Kids Club',
          href: '/programs/online/monthly-ai-club',
          known: 'firstMonthAndCoupon',
        },
        { program: 'Online Specialized Programs', href: '/online-specialized-programs', known: 'coupon' },
      ],
    },
  },
  ask: {
    title: 'Ask for your figure',
    lead: 'Tell us the program and how many children. You get the fee, the discount that applies, and no list of extras afterwards.',
  },
} as const;
