import { formatPrice, PRICED_CAMPS, quoteCamp } from '@kidcode/pricing';
import { campOn } from '@kidcode/scheduling';

import { mentions, type Topic } from '../topic.ts';

/** Words that ask for an amount of money. */
export const PRICE_WORDS = [
  'price*',
  'pricing',
  'cost*',
  'fee*',
  'how much',
  'pay',
  'paying',
  'payment*',
  'charge*',
  'expensive',
  'cheap*',
  'afford*',
  'tuition',
  'rate',
  'rates',
  '$',
];

/** What the winter camp costs, computed by the price engine that the registration uses. */
export const campPrices: Topic = {
  id: 'camp-prices',
  isAskedBy: (question) =>
    mentions(question, ...PRICE_WORDS) &&
    mentions(question, 'camp*', 'winter', 'summer', 'spring', 'week*', 'holiday*'),
  tell: (question) => {
    if (mentions(question, 'spring')) {
      return 'Prices of the spring camp have not been announced yet. [Spring camp](/camps/spring/flower-mound)';
    }
    const summer = mentions(question, 'summer');
    const season = summer ? 'summer' : 'winter';
    const { title, year } = campOn(season);
    const week = quoteCamp({ season, registrationType: 'weekly', duration: 'full_day', weeks: [1] });
    const all = quoteCamp({
      season,
      registrationType: 'full_camp',
      duration: 'full_day',
      paymentOption: 'full',
    });
    const weeks = PRICED_CAMPS[season].weeks.length;
    const { name, percent } = PRICED_CAMPS[season].rates.discount ?? { name: '', percent: 0 };
    return [
      `**${title} ${year}, full day, in Flower Mound and Euless**`,
      `- One week: **${formatPrice(week.discountedPrice)}** instead of ${formatPrice(week.originalPrice)}`,
      `- Full camp (${weeks} weeks): **${formatPrice(all.discountedPrice)}** instead of ${formatPrice(all.originalPrice)}`,
      '',
      `${name}: ${percent}% off is already taken off. ${summer ? '[Summer camp](/flower-mound/camps/summer)' : '[Choose weeks and see the exact price](/camps/winter/flower-mound)'}`,
    ].join('\n');
  },
};
