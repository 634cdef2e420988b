import { formatMoney, quoteCourse, toDollars } from '@kidcode/pricing';
import { findOnlineCourse } from '@kidcode/scheduling';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { printFields } from '../print-table';
import { readToday } from '../read-today';
import { courseSaleOf, saleLine } from '../sale-of';
import type { Surroundings } from '../surroundings';

/** `kidcode quote course CODE`: the price of an online course, and whether it can be joined on the day (D-50). */
export function quoteCourseCommand(code: string, surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const quoted = quoteCourse(code);
  if (!quoted.ok) return badInput(quoted.error.message);
  const { courseCode, originalPrice, discountedPrice, discountPercent } = quoted.value;
  const course = findOnlineCourse(courseCode);
  if (course === null) throw new Error(`cli: ${courseCode} has a price and is no online course`);
  const sale = courseSaleOf(course, today.value);
  const data = {
    courseCode,
    title: course.title,
    originalPrice: toDollars(originalPrice),
    discountedPrice: toDollars(discountedPrice),
    discountPercent,
    ...sale,
  };
  return report(
    data,
    printFields([
      ['Course', `${course.title} (${courseCode})`],
      ['Price', formatMoney(originalPrice)],
      ['Discount', `${discountPercent}%`],
      ['To pay', formatMoney(discountedPrice)],
    ]) + saleLine(sale),
  );
}
