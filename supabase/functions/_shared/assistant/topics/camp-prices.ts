import { campName, entryPrice, leadingShown, shownCamp, wholePrice, type ShownCamp } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import { type CampQuote, formatPrice } from '@kidcode/pricing';
import { wordList } from '@kidcode/site';

import { mentions, type Topic } from '../topic.ts';
import { campLink, isAboutCamps, seasonsNamed } from './camp-dates.ts';

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

/** What a camp costs, computed by the price engine that the registration uses; what is over has no price (D-44). */
export const campPrices: Topic = {
  id: 'camp-prices',
  isAskedBy: (question) =>
    mentions(question, ...PRICE_WORDS) && (isAboutCamps(question) || mentions(question, 'week*')),
  tell: (question, today) => {
    const named = seasonsNamed(question);
    const shown = named.length > 0 ? named.map((season) => shownCamp(season, today)) : [leadingShown(today)];
    return shown.map(pricesOf).join('\n\n');
  },
};

const instead = ({ discountedPrice, originalPrice }: CampQuote): string =>
  discountedPrice < originalPrice
    ? `**${formatPrice(discountedPrice)}** instead of ${formatPrice(originalPrice)}`
    : `**${formatPrice(discountedPrice)}**`;

function pricesOf(shown: ShownCamp): string {
  const { camp, status, priced } = shown;
  const link = campLink(camp.season);
  if (camp.isOver) {
    return `${camp.title} ${camp.year} is over, and the next prices are not set yet. [${camp.title}](${link})`;
  }
  const entry = entryPrice(shown);
  if (entry === null || priced === null) {
    return `Prices of the ${camp.title.toLowerCase()} have not been announced yet. [${camp.title}](${link})`;
  }
  const whole = wholePrice(shown);
  const isWeek = entry.quote.selection.registrationType === 'weekly';
  const { discount } = priced.rates;
  const off = discount === null ? '' : `${discount.name}: ${discount.percent}% off is already taken off. `;
  const way = status.phase === 'open' ? 'Choose weeks and see the exact price' : camp.title;
  return [
    `**${campName(camp)}, in ${wordList(CENTERS.map(({ name }) => name))}**`,
    `- ${isWeek ? 'One week' : entry.note.replace(/^for /, '')}: ${instead(entry.quote)}`,
    ...(whole === null || !isWeek ? [] : [`- Full camp (${priced.weeks.length} weeks): ${instead(whole)}`]),
    '',
    `${off}[${way}](${link})`,
  ].join('\n');
}
