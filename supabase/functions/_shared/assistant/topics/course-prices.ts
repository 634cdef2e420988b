import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';

import { mentions, type Topic } from '../topic.ts';
import { PRICE_WORDS } from './camp-prices.ts';

/** What the online courses cost. */
export const coursePrices: Topic = {
  id: 'course-prices',
  isAskedBy: (question) =>
    mentions(question, ...PRICE_WORDS) &&
    mentions(question, 'online', 'roblox', 'ai', 'ml', 'course*', 'virtual*', 'remote*'),
  tell: () => {
    const lines = ONLINE_COURSES.map(({ courseCode, title, duration, sessions }) => {
      const quote = quoteCourse(courseCode);
      if (!quote.ok) throw new Error(`assistant: ${title} has no price`);
      const { discountedPrice, originalPrice, discountPercent } = quote.value;
      const what = `${title} (${duration.toLowerCase()}, ${sessions} sessions)`;
      return `- ${what}: **${formatPrice(discountedPrice)}** instead of ${formatPrice(originalPrice)}, ${discountPercent}% off`;
    });
    return ['**Online courses**', ...lines, '', '[Online camps](/online-camps)'].join('\n');
  },
};
