import { formatMoney, quoteCourse, toDollars } from '@kidcode/pricing';
import { findOnlineCourse } from '@kidcode/scheduling';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { printFields } from '../print-table';

/** `kidcode quote course CODE`: the price of an online course. */
export function quoteCourseCommand(code: string): Outcome {
  const quoted = quoteCourse(code);
  if (!quoted.ok) return badInput(quoted.error.message);
  const { courseCode, originalPrice, discountedPrice, discountPercent } = quoted.value;
  const title = findOnlineCourse(courseCode)?.title ?? courseCode;
  const data = {
    courseCode,
    title,
    originalPrice: toDollars(originalPrice),
    discountedPrice: toDollars(discountedPrice),
    discountPercent,
  };
  return report(
    data,
    printFields([
      ['Course', `${title} (${courseCode})`],
      ['Price', formatMoney(originalPrice)],
      ['Discount', `${discountPercent}%`],
      ['To pay', formatMoney(discountedPrice)],
    ]),
  );
}
