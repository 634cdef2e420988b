import { bookablePrices, offersOn, shownCamps, type ShownCamp } from '@kidcode/booking';
import { HAS_ONLINE } from '@kidcode/branches';
import { FEES } from '@kidcode/current-school';
import { describeOfferValue, formatPrice, quoteCourse, type Offer } from '@kidcode/pricing';
import type { FaqEntry } from '@kidcode/school';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';

import { elsewhereWords } from '../../../shared/elsewhere-words';
import { allWeeks, priceWords } from '../../company/camp-prices';

const valuesOf = ({ values }: Offer): string => values.map(describeOfferValue).join(', ');

/** What can be booked on a day, at its price; what cannot is not priced (D-44). */
export function campPriceAnswer(today: SiteDay): FaqEntry | null {
  const camps = shownCamps(today);
  const courses = HAS_ONLINE ? courseSentence(today) : null;
  if (camps.length === 0 && courses === null) return null;
  const sentences = camps.flatMap((shown) => campSentence(shown) ?? []);
  const none = camps.length > 0 ? ['No camp in a center can be booked at the moment.'] : [];
  return {
    id: 'camp-price',
    question: 'What does a camp cost?',
    asked: [
      'How much is camp?',
      'How much is a week of camp?',
      'What are your prices for camps?',
      ...(HAS_ONLINE ? ['What do the online courses cost?'] : []),
    ],
    answer: [
      ...(sentences.length > 0 ? [sentences.join(' ')] : none),
      ...(courses === null ? [] : [courses]),
    ],
    links: [
      { label: 'Fees in the centers', href: '/pricing/course-fee' },
      ...(HAS_ONLINE ? [{ label: 'Fees online', href: '/online/pricing' }] : []),
    ],
  };
}

/**
 * `A week of winter camp is $254 instead of $299, and both weeks are ...`; null when nothing of it can be booked. The answers
 * follow no center: one that has another price is named.
 */
function campSentence(shown: ShownCamp): string | null {
  const { camp } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const name = camp.title.toLowerCase();
  const label = week?.discountLabel ?? fullCamp?.discountLabel ?? '';
  const reason = label === '' ? '' : ` (${label})`;
  const all =
    fullCamp === null
      ? null
      : `${allWeeks(camp.weeks.length)} are ${priceWords(fullCamp)}${elsewhereWords(shown, 'fullCamp')}`;
  if (week === null) return all === null ? null : `In ${name}, ${all}${reason}.`;
  return `A week of ${name} is ${priceWords(week)}${elsewhereWords(shown, 'week')}${all === null ? '' : `, and ${all}`}${reason}.`;
}

function courseSentence(today: SiteDay): string | null {
  const prices = coursesAhead(today).map(({ title, courseCode }) => {
    const quote = quoteCourse(courseCode);
    return quote.ok ? `${title} costs ${priceWords(quote.value)}` : `${title}: ask us`;
  });
  return prices.length === 0 ? null : `Online: ${prices.join('; ')}.`;
}

export function monthlyFeeAnswer(today: SiteDay): FaqEntry | null {
  const monthly = FEES.filter(({ per }) => per === 'a month');
  if (monthly.length === 0) return null;
  const known = monthly.flatMap(({ program, amount, per }) =>
    amount === null ? [] : [`${program}: ${formatPrice(amount)} ${per}`],
  );
  const offers = offersOn(today).filter(({ appliesTo }) => appliesTo.includes('monthly-programs'));
  const isAllKnown = known.length === monthly.length;
  return {
    id: 'monthly-fee',
    question: 'What does a monthly program cost?',
    asked: [
      'How much are classes?',
      'What are your prices for classes?',
      'What is the monthly tuition?',
      'Is there a registration fee?',
    ],
    answer: [
      ...(known.length > 0 ? [`${known.join('. ')}.`] : []),
      ...(isAllKnown
        ? []
        : [
            `${known.length > 0 ? 'Other monthly' : 'Monthly'} fees are not published on this site. Call your center or book a free consultation, and you have the figure before you decide anything.`,
          ]),
      ...(offers.length > 0
        ? [`What is advertised: ${offers.map(valuesOf).join('; ')} of a monthly program.`]
        : []),
    ],
    links: [{ label: 'All fees', href: '/pricing/course-fee' }],
  };
}

export function couponAnswer(today: SiteDay): FaqEntry | null {
  const coupon = offersOn(today).find(({ id }) => id === 'coupon');
  if (coupon === undefined) return null;
  return {
    id: 'coupon',
    question: `What is the ${coupon.title.toLowerCase()} worth?`,
    asked: ['How do I get the coupon?'],
    answer: [`${valuesOf(coupon)}. It applies to: ${coupon.conditions.join('; ')}.`],
    links: [{ label: 'Get the coupon', href: '/?dialog=coupon' }],
  };
}

export function siblingAnswer(today: SiteDay): FaqEntry | null {
  const offer = offersOn(today).find(({ values }) =>
    values.some((value) => value.kind === 'percent' && value.counts === 'second-child'),
  );
  if (offer === undefined) return null;
  return {
    id: 'siblings',
    question: 'Is there a discount for brothers and sisters?',
    asked: ['Do you have a sibling discount?', 'I have two children: is it cheaper?'],
    answer: [`${offer.appliesTo.includes('camps') ? 'At camps, yes' : 'Yes'}: ${valuesOf(offer)}.`],
    links: [{ label: 'All discounts', href: '/pricing/discounts-promotions' }],
  };
}
