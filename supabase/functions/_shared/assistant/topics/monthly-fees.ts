import { mentions, type Topic } from '../topic.ts';
import { PRICE_WORDS } from './camp-prices.ts';

/** Fees of the monthly programs are not published (D-23): say so and name who knows them. */
export const monthlyFees: Topic = {
  id: 'monthly-fees',
  isAskedBy: (question) =>
    mentions(question, ...PRICE_WORDS) &&
    !mentions(question, 'camp*', 'winter', 'summer', 'spring', 'roblox', 'trial*', 'refund*') &&
    mentions(
      question,
      'month*',
      'core',
      'class',
      'classes',
      'lesson*',
      'program*',
      'math',
      'club',
      'homework',
      'tuition',
      'membership',
    ),
  tell: () =>
    'Monthly fees depend on the program and the center, and our pages do not list them. The center tells you on the phone or in a free consultation. [Course fees](/pricing/course-fee)',
};
