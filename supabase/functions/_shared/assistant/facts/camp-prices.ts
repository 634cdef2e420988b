import { campName, type ShownCamp } from '@kidcode/booking';
import {
  type CampQuote,
  type DayLength,
  formatPrice,
  parseSelection,
  pricedCamps,
  quoteCamp,
  type RegistrationSelection,
} from '@kidcode/pricing';

import type { Frame } from '../question/frame.ts';
import { familyTotal } from './family-total.ts';
import { asks, campLink, campsAsked, type Circumstances, phrasesOf, type Topic } from './topic.ts';

/** Amounts that no price engine knows, though the words are near. */
const OTHER_MONEY =
  /\b(?:registration fees?|sign ?up fees?|application fees?|deposit|late|refund\w*|money back|part(?:y|ies)|birthday|rent\w*|you pay|salary|how (?:do|can|to|should) (?:i |we |you )?pay|credit cards?|monthly (?:tuition|program|fees?|classes)|class(?:es)?|lessons?|math|homework|ai club|yoga|trial|online|roblox|bitcoin|subsid\w*|single days?|one day|just a day)\b/;

const wantsSelection = ({ weeks, day, kids, months, intents }: Frame): boolean =>
  (weeks !== null || day !== null || kids !== null || months.length > 0) &&
  [...intents].every((intent) => ['price', 'teaches', 'camp-hours'].includes(intent));

/** What a camp costs as asked for - weeks, months, half days, children -, by the price engine that the registration uses. */
export const campPrices: Topic = (frame, circumstances) => {
  const { words, isAboutCamp, weeks } = frame;
  if (!isAboutCamp && weeks === null) return null;
  if (!asks(frame, 'price') && !(isAboutCamp && wantsSelection(frame))) return null;
  if (OTHER_MONEY.test(words) || asks(frame, 'payment-plan', 'deadline')) return null;
  return campsAsked(frame, circumstances)
    .map((shown) => priceOf(shown, frame, circumstances))
    .join('\n\n');
};

function priceOf(shown: ShownCamp, frame: Frame, circumstances: Circumstances): string {
  const { camp, status, priced } = shown;
  const say = phrasesOf(frame.language);
  const link = campLink(camp.season, frame, circumstances);
  const name = campName(camp);
  if (camp.isOver) return `${say.over(name, camp.dates)} [${say.tellMe}](${link}#tell-me)`;
  if (camp.sale === null || priced === null) return `${say.notPriced(name)} [${camp.title}](${link})`;

  const durations = durationsOf(frame, camp.sale.durations);
  const parts: string[] = [];
  if (durations === null) parts.push(say.onlyFullDay(name));
  const quotes = selectionsOf(
    shown,
    frame,
    durations ?? [camp.sale.durations[0] ?? 'full_day'],
    circumstances,
  );
  if (quotes.length === 0) parts.push(say.notSoldLikeThat(name));
  const lines = quotes.map((quote) => `- ${line(quote, shown, frame)}`);
  parts.push([`**${name}**`, ...lines].join('\n'));
  const first = quotes[0];
  if (frame.kids !== null && frame.kids > 1 && first !== undefined) {
    const total = familyTotal(first.selection, frame.kids, circumstances.today);
    if (total !== null) parts.push(say.siblings(frame.kids, formatPrice(total)));
  }
  const { discount } = priced.rates;
  const taken = discount === null ? '' : `${say.discountTaken(discount.name, discount.percent)} `;
  const closed = status.phase === 'open' ? '' : `${say.closedForNow} `;
  const way = status.phase === 'open' ? say.seePrice : camp.title;
  parts.push(`${taken}${closed}[${way}](${link})`);
  return parts.join('\n\n');
}

/** Null: a half day is asked for, and there is none. */
function durationsOf({ day }: Frame, sold: readonly DayLength[]): readonly DayLength[] | null {
  if (day === null || day === 'full_day') return fullOrFirst(sold, day);
  const half = sold.find((duration) => (day === 'half' ? duration !== 'full_day' : duration === day));
  return half === undefined ? null : [half];
}

function fullOrFirst(sold: readonly DayLength[], day: Frame['day']): readonly DayLength[] {
  const full = sold.find((duration) => duration === 'full_day');
  return [day === 'full_day' && full !== undefined ? full : (sold[0] ?? 'full_day')];
}

function selectionsOf(
  { camp, priced }: ShownCamp,
  { weeks, months, words }: Frame,
  durations: readonly DayLength[],
  { today }: Circumstances,
): readonly CampQuote[] {
  if (priced === null) return [];
  const { season } = camp;
  const all = priced.weeks;
  const byWeeks = (numbers: readonly number[]) => ({ registrationType: 'weekly', weeks: numbers.join(',') });
  const whole = priced.types.includes('full_camp') ? { registrationType: 'full_camp' } : byWeeks(all);
  const named = camp.weeks.filter(({ label }) =>
    words.includes(
      label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    ),
  );
  const wanted = (() => {
    const soldMonths = camp.months.filter(({ name }) => months.includes(name.toLowerCase()));
    if (soldMonths.length > 0 && priced.types.includes('monthly') && weeks === null)
      return [{ registrationType: 'monthly', months: soldMonths.map(({ id }) => id).join(',') }];
    if (named.length > 0) return [byWeeks(named.map(({ number }) => number))];
    if (weeks === null) return [byWeeks(all.slice(0, 1)), ...(all.length > 1 ? [whole] : [])];
    if (weeks.kind === 'all') return [whole];
    if (weeks.kind === 'last') return [byWeeks(all.slice(-1))];
    if (weeks.kind === 'numbers') return [byWeeks(weeks.numbers)];
    return weeks.count > all.length ? [] : [byWeeks(all.slice(0, weeks.count))];
  })();
  const camps = pricedCamps(today);
  return durations.flatMap((duration) =>
    wanted.flatMap((raw) => {
      const parsed = parseSelection({ season, duration, ...raw }, camps);
      return parsed.ok ? [quoteCamp(parsed.value, camps[parsed.value.season])] : [];
    }),
  );
}

function line(quote: CampQuote, { camp }: ShownCamp, frame: Frame): string {
  const say = phrasesOf(frame.language);
  const { selection, discountedPrice, originalPrice } = quote;
  const price =
    discountedPrice < originalPrice
      ? say.insteadOf(formatPrice(discountedPrice), formatPrice(originalPrice))
      : `**${formatPrice(discountedPrice)}**`;
  const length = camp.sale?.durations.length === 1 ? '' : `, ${lengthOf(selection, frame)}`;
  const which = frame.kids !== null && frame.kids > 1 ? `, ${say.perChild}` : '';
  return `${what(selection, camp, frame)}${length}${which}: ${price}`;
}

function lengthOf({ duration }: RegistrationSelection, { language }: Frame): string {
  const say = phrasesOf(language);
  return duration === 'full_day' ? say.fullDay : say.halfDay;
}

function what(selection: RegistrationSelection, camp: ShownCamp['camp'], { language, weeks }: Frame): string {
  const say = phrasesOf(language);
  if (selection.registrationType === 'full_camp')
    return `${say.wholeCamp} (${say.weeks([], camp.weeks.length)})`;
  if (selection.registrationType === 'monthly') {
    const ids = new Set(selection.months.map(({ month }) => month));
    return camp.months
      .filter(({ id }) => ids.has(id))
      .map(({ name }) => name)
      .join(', ');
  }
  const isNamed = weeks?.kind === 'numbers' || weeks?.kind === 'last';
  const labels = isNamed
    ? camp.weeks
        .filter(({ number }) => selection.weeks.includes(number))
        .map(({ number, label }) => `${number} (${label})`)
    : [];
  return say.weeks(labels, selection.weeks.length);
}
