import { campName, offersOn, pricesElsewhere, type ShownCamp } from '@kidcode/booking';
import { BRANCHES, isCenterId } from '@kidcode/branches';
import type { DayLength } from '@kidcode/pricing';
import { MONTH_NAMES } from '@kidcode/scheduling';
import type { CampWeek } from '@kidcode/school';

import { type Asked, type Call, lines, said, seasonsOf, tell } from './call';
import { onlineCamp } from './camp-calls';
import { familyTotal } from './family-total';
import { offerValues } from './say';
import { SPANISH_MONTHS } from './slot-names';
import {
  type CampWish,
  isBookable,
  isWholeSold,
  monthsNamed,
  priceText,
  seasonLink,
  seasonPrice,
  seasonsToday,
  seasonState,
  seasonWeeks,
  tellMeWords,
  weeksAsked,
  weeksNamed,
  weeksSold,
  weekText,
} from './season-facts';

/** What is wished of a camp, as the price engine reads it: each length of day that is sold, or the one that is asked for. */
function durationsOf({ slots }: Asked, sold: readonly DayLength[]): readonly DayLength[] {
  const full = sold.filter((duration) => duration === 'full_day');
  const half = sold.filter((duration) => duration !== 'full_day').slice(0, 1);
  if (slots.length === 'full') return full;
  return slots.length === 'half' && half.length > 0 ? half : [...full, ...half];
}

function wishOf({ slots }: Asked, shown: ShownCamp): readonly CampWish[] {
  const { weeks } = slots;
  const all = weeksSold(shown);
  const named = weeksNamed(shown, slots).map(({ number }) => number);
  const months = monthsNamed(shown, slots);
  if (weeks === null && months.length > 0 && months.length < shown.camp.months.length)
    return [all.slice(0, 1), ...months];
  if (weeks === null && named.length > 0) return named.length > 1 ? [named.slice(0, 1), named] : [named];
  if (weeks === null) return all.length > 1 ? [all.slice(0, 1), 'whole'] : [all];
  // Where the whole camp cannot be booked any more, all of its weeks may.
  if (weeks.kind === 'all') return [isWholeSold(shown) ? 'whole' : (shown.priced?.weeks ?? [])];
  if (weeks.kind === 'numbers')
    return [weeks.numbers.map((number) => (number === -1 ? (all.at(-1) ?? 0) : number))];
  return weeks.count <= all.length ? [all.slice(0, weeks.count)] : [];
}

export const siblingOffer = ({ circumstances: { today, branch } }: Asked) =>
  offersOn(today, branch).find(({ values }) =>
    values.some((value) => value.kind === 'percent' && value.counts === 'second-child'),
  );

/** Why what is wished has no price: the weeks that cannot be booked while others can, or that no such weeks are sold. */
function notSold(shown: ShownCamp, asked: Asked): string {
  const { slots, language } = asked;
  const { weeks, dates } = shown.camp;
  const isMore = slots.weeks?.kind === 'count' && slots.weeks.count > weeks.length;
  if (isMore || !isBookable(shown) || weeksSold(shown).length === weeks.length)
    return `${tell(asked, 'such weeks are not sold; its dates are', 'esas semanas no se venden; sus fechas son')} ${dates}.`;
  const wished = weeksAsked(shown, slots).map((week) => weekText(shown, week, language));
  const told = wished.length > 0 ? wished.join(', ') : seasonWeeks(shown, slots, language);
  return `${told === '' ? '' : `${told}; `}${seasonState(shown, language)}.`;
}

/** Whom the sibling discount is for, and how much it is; '' where there is none. */
function togetherWords(asked: Asked): string {
  const offer = siblingOffer(asked);
  if (offer === undefined) return '';
  return `\n\n${said(asked, 'together').replace('{how}', ` (${offerValues(offer, asked.language)})`)}`;
}

/** What a week costs in the centers that have a price of their own, for whoever has named none. */
const weekElsewhere = (shown: ShownCamp, asked: Asked): readonly string[] =>
  isCenterId(asked.circumstances.branch)
    ? []
    : pricesElsewhere(shown, asked.circumstances.today, 'week').map(
        ({ center, quote }) =>
          `${said(asked, 'week')}, ${BRANCHES[center].name}: ${priceText(quote, asked.language)}`,
      );

function wishWords(wish: CampWish, asked: Asked): string {
  if (wish === 'whole') return said(asked, 'whole');
  if ('id' in wish)
    return tell(
      asked,
      wish.name,
      SPANISH_MONTHS[MONTH_NAMES.findIndex((name) => name === wish.name)] ?? wish.name,
    );
  return wish.length === 1 ? said(asked, 'week') : `${wish.length} ${tell(asked, 'weeks', 'semanas')}`;
}

/** 'Is that per child?' */
const EACH = new Set('each per child kid family nino familia cada'.split(' '));

export const campPrice: Call = (asked) => {
  const { slots, language, circumstances } = asked;
  if (slots.branches.includes('online')) {
    const online = onlineCamp(asked);
    return online === null ? null : `${tell(asked, 'Online camps', 'Campamentos en línea')}:\n\n${online}`;
  }
  const told = seasonsOf(asked).map((shown) => {
    const link = seasonLink(shown, circumstances);
    const { sale } = shown.camp;
    const tellMe = tellMeWords(shown, language);
    if (shown.camp.isOver) return `${link}: ${said(asked, 'over')}; ${tellMe}.`;
    if (sale === null || shown.priced === null) {
      const isGone = ['running', 'full'].includes(shown.status.phase);
      return `${link}: ${shown.camp.dates}; ${isGone ? seasonState(shown, language) : said(asked, 'noPrices')}; ${tellMe}.`;
    }
    const rows = durationsOf(asked, sale.durations).flatMap((duration) =>
      wishOf(asked, shown).flatMap((wish) => {
        const quote = seasonPrice(shown, circumstances, { wish, duration });
        if (quote === null) return [];
        const what = wishWords(wish, asked);
        const day =
          sale.durations.length > 1
            ? `, ${said(asked, duration === 'full_day' ? 'fullDay' : 'halfDay')}`
            : '';
        const kids = slots.kids ?? 1;
        const family =
          kids > 1
            ? familyTotal((branch) => ({ kind: 'camp', branch, selection: quote.selection }), kids, asked)
            : '';
        const isEach = slots.hasCousin === true || asked.words.some((word) => EACH.has(word));
        const together = family === '' && !isEach ? '' : ` ${said(asked, 'perChild')}${family}`;
        return [`${what}${day}: ${priceText(quote, language)}${together}`];
      }),
    );
    if (rows.length === 0) return `${link}: ${notSold(shown, asked)}`;
    const isFull = ({ number }: CampWeek) => shown.status.fullWeeks.includes(number);
    const full = weeksAsked(shown, slots).length > 0 ? [] : shown.camp.weeks.filter(isFull);
    const besides = [...full.map((week) => weekText(shown, week, language)), ...weekElsewhere(shown, asked)];
    const onlyFull =
      slots.length === 'half' && sale.durations.length === 1 ? `${said(asked, 'fullDayOnly')} ` : '';
    const { discount } = sale.rates;
    const sold = discount === null ? '' : ` (${discount.name}, ${discount.percent}%)`;
    const confirmed = (slots.kids ?? 1) > 1 ? togetherWords(asked) : '';
    return `${onlyFull}${link}${sold}; ${seasonState(shown, language)}:\n\n${[...rows, ...besides].map((row) => `- ${row}`).join('\n')}${confirmed}`;
  });
  return told.length > 0 ? told.join('\n\n') : null;
};

/** Whoever asks for a family and names neither one child nor their number is told it for two. */
export const familyPrice: Call = ({ slots, ...asked }) =>
  campPrice({ ...asked, slots: { ...slots, kids: slots.kids ?? (slots.ages.length === 1 ? 1 : 2) } });

export const fullVsWeekly: Call = (asked) =>
  lines(
    seasonsOf(asked).flatMap((shown) => {
      const duration = shown.camp.sale?.durations[0];
      const all = shown.priced?.weeks ?? [];
      if (duration === undefined || all.length < 2) return [];
      const priceOf = (wish: CampWish) => seasonPrice(shown, asked.circumstances, { wish, duration });
      const [whole, single] = [priceOf('whole'), priceOf(all)];
      const link = seasonLink(shown, asked.circumstances);
      if (whole === null || single === null) {
        const week = isBookable(shown) ? priceOf(weeksSold(shown).slice(0, 1)) : null;
        return week === null
          ? []
          : `${link}: ${seasonState(shown, asked.language)}; ${said(asked, 'week')} ${priceText(week, asked.language)}.`;
      }
      const head =
        whole.discountedPrice < single.discountedPrice ? tell(asked, 'Yes', 'Sí') : tell(asked, 'No', 'No');
      return [
        `${head}. ${link}: ${said(asked, 'whole')} ${priceText(whole, asked.language)}; ${all.length} ${tell(asked, 'single weeks', 'semanas sueltas')} ${priceText(single, asked.language)}.`,
      ];
    }),
  );

export const installments: Call = (asked) =>
  lines(
    seasonsToday(asked.circumstances)
      .flatMap((shown) => {
        const { sale } = shown.camp;
        if (sale === null) return [];
        const parts = sale.rates.planPayments;
        const told =
          sale.forcedPayment === null && sale.payments.includes('monthly')
            ? tell(asked, `the full package in ${parts} payments`, `el paquete completo en ${parts} pagos`)
            : tell(asked, 'paid in full', 'se paga completo');
        const state = isBookable(shown) ? '' : ` (${seasonState(shown, asked.language)})`;
        return [`${campName(shown.camp)}: ${told}${state}.`];
      })
      .concat(
        tell(asked, 'Monthly programs are paid by the month.', 'Los programas mensuales se pagan por mes.'),
      ),
  );
