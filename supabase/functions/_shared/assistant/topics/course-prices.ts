import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead } from '@kidcode/scheduling';

import { mentions, type Topic } from '../topic.ts';
import { PRICE_WORDS } from './camp-prices.ts';

/** What the online courses cost that can still be joined (D-44). */
export const coursePrices: Topic = {
  id: 'course-prices',
  isAskedBy: (question) =>
    mentions(question, ...PRICE_WORDS) &&
    mentions(question, 'online', 'roblox', 'ai', 'ml', 'course*', 'virtual*', 'remote*'),
  tell: (_question, today) => {
    const courses = coursesAhead(today);
    if (courses.length === 0) {
      return 'The last online camps are over, and the next start dates are not set yet. [Online camps](/online-camps)';
    }
    const lines = courses.map(({ courseCode, title, duration, sessions }) => {
      const quote = quoteCourse(courseCode);
      if (!quote.ok) throw new Error(`assistant: ${title} has no price`);
      const { discountedPrice, originalPrice, discountPercent } = quote.value;
      const what = `${title} (${duration.toLowerCase()}, ${sessions} sessions)`;
      return `- ${what}: **${formatPrice(discountedPrice)}** instead of ${formatPrice(originalPrice)}, ${discountPercent}% off`;
    });
    return ['**Online courses**', ...lines, '', '[Online camps](/online-camps)'].join('\n');
  },
};
