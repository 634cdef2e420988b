import { campName, leadingIfAny } from '@kidcode/booking';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { CAMP_SEASON_IDS, coursesAhead, PROGRAMS, seasonFacts } from '@kidcode/scheduling';

import type { Circumstances } from './circumstances';
import { fill } from './facts';
import { type Claim, many, tell } from './premise-days';
import {
  type CampWish,
  isBookable,
  priceText,
  seasonPrice,
  seasonState,
  seasonsToday,
  seasonToday,
  weeksSold,
} from './season-facts';
import { numberIn } from './slot-numbers';
import { readSlots, type Slots } from './slots';
import { dollarsIn, plainText, wordsOf } from './words';

/** 'The Minecraft camp', 'campamento de Minecraft'. */
const CAMP_OF = /\b((?:\w+ )?\w+) camps?\b|\bcampamentos? (?:\w+ )?de (\w+(?: \w+)?)/;

/** A camp for a program that no camp which can be booked is about, in the centers or at home. */
export function otherCamp(claim: Claim): readonly string[] {
  const { message, own, circumstances } = claim;
  const [, before, after = ''] = CAMP_OF.exec(plainText(message)) ?? [];
  const [key, another] = readSlots(before ?? after, circumstances).slots.programs;
  if (key === undefined || another !== undefined) return [];
  const { title } = PROGRAMS[key];
  const shown = seasonsToday(circumstances).filter(isBookable);
  const seasons = own.seasons.map((season) => seasonToday(season, circumstances));
  const themes = (seasons.length > 0 ? seasons : shown).flatMap(({ camp }) => camp.themes);
  const told = [
    ...themes.map((theme) => `${theme.title} ${theme.juniors.focus} ${theme.seniors.focus}`),
    ...coursesAhead(circumstances.today).map((course) => `${course.title} ${course.programmingType}`),
  ];
  const isTold = told.some((text) => readSlots(text, circumstances).slots.programs.includes(key));
  if (isTold) return [];
  return tell(claim, `No camp for ${title} is listed.`, `No hay un campamento de ${title}.`);
}

/** A month alone names a camp; with a class, a month. */
export const isOfCamps = ({ kinds, seasons }: Slots): boolean =>
  kinds.includes('camps') || (seasons.length > 0 && kinds.length === 0);

/** '20 kids in each group', 'groups of 10'. */
const SIZE =
  /\b(\d{1,2}) (?:kids|children|students|campers|ninos|alumnos)\b[^.?!]*\b(?:groups?|class|teacher|screen|room|grupos?|clase|maestr[oa]|salon)\b|\bgr(?:oup|upo)s? (?:are|is|of|have|de|son de|tienen) (\d{1,2})\b/;

/** Groups of a camp that are larger than ours. */
export function otherSize(claim: Claim): readonly string[] {
  const { answer, message, own, circumstances } = claim;
  // 'Eight kids in a group'
  const digits = wordsOf(plainText(message)).map((word) => numberIn(word) ?? word);
  const [, children, group] = SIZE.exec(digits.join(' ')) ?? [];
  const size = children ?? group;
  if (size === undefined || !isOfCamps(own)) return [];
  const most = leadingIfAny(circumstances.today)?.camp.groupSizeMax;
  if (most === undefined) return [];
  if (Number(size) <= most || new RegExp(`(?:most|máximo) ${most}\\b`).test(answer)) return [];
  return tell(
    claim,
    `Camp groups have at most ${most} children.`,
    `Los grupos del campamento tienen como máximo ${most} niños.`,
  );
}

/** Whether it is in an offer, or a camp of the school costs it, with or without its discount, for whichever days. */
export function isPublished(amount: number, circumstances: Circumstances): boolean {
  const prices = seasonsToday(circumstances).flatMap((shown) =>
    (shown.camp.sale?.durations ?? []).flatMap((duration) =>
      (['whole', weeksSold(shown).slice(0, 1), ...shown.camp.months] as const).flatMap(
        (wish) => seasonPrice(shown, circumstances, { wish, duration }) ?? [],
      ),
    ),
  );
  const courses = coursesAhead(circumstances.today).flatMap(({ courseCode }) => {
    const quote = quoteCourse(courseCode);
    return quote.ok ? [quote.value] : [];
  });
  const listed = CAMP_SEASON_IDS.flatMap((season) => {
    const { rates } = seasonFacts(season).sale ?? {};
    return rates === undefined ? [] : [rates.fullCamp, rates.monthly, rates.weekly];
  }).flatMap(({ fullDay, halfDay }) => [fullDay ?? [], halfDay ?? []].flat());
  const all = [...prices, ...courses].flatMap(({ discountedPrice, originalPrice }) => [
    discountedPrice,
    originalPrice,
  ]);
  return (
    dollarsIn(fill('{offers}', 'en', circumstances) ?? '').includes(amount) ||
    [...all, ...listed].some((price) => dollarsIn(formatPrice(price)).includes(amount))
  );
}

/** A price of a camp that is for another number of its weeks: '$299 for the two weeks'. */
export function otherWeeks(claim: Claim): readonly string[] {
  const { own, slots, language, circumstances } = claim;
  const [[amount], [season]] = [own.amounts, slots.seasons];
  if (amount === undefined || season === undefined || own.weeks?.kind !== 'count') return [];
  const { count } = own.weeks;
  const shown = seasonToday(season, circumstances);
  const [duration] = shown.camp.sale?.durations ?? [];
  const all = shown.camp.weeks.length;
  if (duration === undefined || ![1, all].includes(count)) return [];
  const priceOf = (wish: CampWish) => seasonPrice(shown, circumstances, { wish, duration });
  const isOf = (quote: ReturnType<typeof priceOf>): boolean =>
    quote !== null &&
    [quote.discountedPrice, quote.originalPrice].some((price) =>
      dollarsIn(formatPrice(price)).includes(amount),
    );
  const [week, whole] = [priceOf(weeksSold(shown).slice(0, 1)), priceOf('whole')];
  const [asked, other] = count === 1 ? [week, whole] : [whole, week];
  if (asked === null || isOf(asked) || !isOf(other)) return [];
  const price = priceText(asked, language);
  const name = campName(shown.camp);
  return tell(
    claim,
    `${name}, ${many(count, 'week')}: ${price}, not $${amount}.`,
    `${name}, ${many(count, 'semana')}: ${price}, no $${amount}.`,
  );
}

/** 'I'd like to register', 'apuntar'. */
const SIGNS_UP =
  /\b(?:register|sign(?:ing)? (?:\w+ )?up|enroll|book|reserve|inscrib\w*|apuntar\w*|registrar\w*|reservar)\b/;

/** A camp that cannot be booked today is to be booked. */
export function otherState(claim: Claim): readonly string[] {
  const { answer, message, own, slots, language, circumstances } = claim;
  // 'Can I reserve now?' is of the camp that was told before.
  const isOther = own.kinds.length > 0 || own.programs.length > 0;
  const [season] = own.seasons.length > 0 || isOther ? own.seasons : slots.seasons;
  if (season === undefined || !SIGNS_UP.test(plainText(message))) return [];
  const shown = seasonToday(season, circumstances);
  const state = seasonState(shown, language);
  return isBookable(shown) || answer.includes(state) ? [] : [`${campName(shown.camp)}: ${state}.`];
}
