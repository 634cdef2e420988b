import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { ADVERTISED_OFFERS, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, DayLength, PricedCamp } from '@kidcode/pricing';
import {
  CAMP_SEASON_IDS,
  campOn,
  isCampSeason,
  leadingCamp,
  seasonFacts,
  seasonStatus,
} from '@kidcode/scheduling';
import type { CampSeason, CampSeasonInfo, SeasonStatus, SiteDay } from '@kidcode/scheduling';
import { holdsOn, isGivenAt, type Offer, type OfferScope } from '@kidcode/school';

/** The price that a parent compares first, and what it is for. */
export type EntryPrice = {
  readonly quote: CampQuote;
  /** 'for one full-day week'. */
  readonly note: string;
};

/** What one week costs; a season that sells no weeks names its whole camp, or a month. Null without prices. */
export function entryPrice({ camp, priced }: ShownCamp): EntryPrice | null {
  if (priced === null || camp.sale === null) return null;
  const [duration = 'full_day'] = camp.sale.durations;
  const day = duration === 'full_day' ? 'full-day' : 'half-day';
  const { season, types, weeks, months } = priced;
  const [week] = weeks;
  const [month] = months;
  if (types.includes('weekly') && week !== undefined) {
    const quote = quoteCamp({ season, registrationType: 'weekly', duration, weeks: [week] }, priced);
    return { quote, note: `for one ${day} week` };
  }
  if (types.includes('full_camp')) return { quote: fullQuote(priced, duration), note: 'for the whole camp' };
  if (!types.includes('monthly') || month === undefined) return null;
  const selection = { season, registrationType: 'monthly', duration, months: [{ month: month.id }] } as const;
  return { quote: quoteCamp(selection, priced), note: `for ${month.name}, ${day}` };
}

const fullQuote = (priced: PricedCamp, duration: DayLength): CampQuote =>
  quoteCamp(
    { season: priced.season, registrationType: 'full_camp', duration, paymentOption: 'full' },
    priced,
  );

/** What the whole camp costs, paid at once; null where it is not sold as a whole. */
export function wholePrice({ camp, priced }: ShownCamp): CampQuote | null {
  if (priced === null || camp.sale === null || !priced.types.includes('full_camp')) return null;
  return fullQuote(priced, camp.sale.durations[0] ?? 'full_day');
}

/** A season as the site shows it on a day: everything that the parts of a page need to know of it. */
export type ShownCamp = {
  /** The edition that the day is about. */
  readonly camp: CampSeasonInfo;
  readonly status: SeasonStatus;
  /** Null while no price may be named: not published yet, running, full or over (D-44). */
  readonly priced: PricedCamp | null;
};

function shown(camp: CampSeasonInfo, today: SiteDay, branch?: string): ShownCamp {
  const prices: Readonly<Record<string, PricedCamp | undefined>> = pricedCamps(today, branch);
  const status = seasonStatus(camp.season, today, camp);
  return { camp, status, priced: status.prices === 'none' ? null : (prices[camp.season] ?? null) };
}

/** A season on a day. @param branch without it, what holds where a center says nothing of its own. */
export const shownCamp = (season: CampSeason, today: SiteDay, branch?: string): ShownCamp =>
  shown(campOn(season, today, branch), today, branch);

/** Every season on a day, in the order of the tabs. */
export const shownCamps = (today: SiteDay, branch?: string): readonly ShownCamp[] =>
  CAMP_SEASON_IDS.map((season) => shownCamp(season, today, branch));

/**
 * The season that stands for all of them where there is room for one: what can be booked, else what comes next.
 *
 * @throws In a school without a season, which has no camp pages either: everywhere else `leadingIfAny` asks.
 */
export const leadingShown = (today: SiteDay): ShownCamp =>
  shown(
    leadingCamp(today, (camp) => seasonStatus(camp.season, today, camp).phase === 'open'),
    today,
  );

/** The same where a school may have no season at all; null in one that has none. */
export const leadingIfAny = (today: SiteDay): ShownCamp | null =>
  CAMP_SEASON_IDS.length > 0 ? leadingShown(today) : null;

/** What can be booked of a camp on the day, with its price for the longest day; null for what cannot. */
type BookablePrices = { readonly week: CampQuote | null; readonly fullCamp: CampQuote | null };

/** The prices that a page may name on the day (D-44). Half days and months stand on the camp's own page. */
export function bookablePrices(shown: ShownCamp): BookablePrices {
  const { camp, status } = shown;
  const isSold = (type: 'weekly' | 'full_camp') => camp.sale?.types[type]?.availability === 'open';
  return {
    week: status.weekly === 'open' && isSold('weekly') ? (entryPrice(shown)?.quote ?? null) : null,
    fullCamp: status.fullCamp === 'open' && isSold('full_camp') ? wholePrice(shown) : null,
  };
}

/** The centers where a way to book a season costs something else than where no center is chosen, as far as it can be booked there. */
export function pricesElsewhere(
  shown: ShownCamp,
  today: SiteDay,
  way: keyof BookablePrices,
): readonly { readonly center: CenterId; readonly quote: CampQuote }[] {
  const { season } = shown.camp;
  const usual = bookablePrices(shown)[way]?.discountedPrice;
  return CENTER_IDS.filter((center) => seasonFacts(season).at?.[center] !== undefined).flatMap((center) => {
    const quote = bookablePrices(shownCamp(season, today, center))[way];
    return quote === null || quote.discountedPrice === usual ? [] : [{ center, quote }];
  });
}

/**
 * Whether what a scope is about has a price on the day; what names no season (`camps`) always counts. A package that the
 * season does not sell gives nothing to take anything off.
 */
function isPriced(scope: OfferScope, today: SiteDay): boolean {
  const [kind, season] = scope.split(':');
  if (!isCampSeason(season)) return true;
  const camp = campOn(season, today);
  if (seasonStatus(season, today, camp).prices === 'none') return false;
  return kind !== 'full-package' || camp.sale?.types.full_camp?.availability === 'open';
}

/**
 * The discounts that can be had on a day: one that is over, or only for what has no price then, is not advertised (D-44).
 *
 * @param branch where; without it, at any of them: an offer's conditions say at which.
 */
export const offersOn = (today: SiteDay, branch?: string | null): readonly Offer[] =>
  ADVERTISED_OFFERS.filter(
    (offer) =>
      holdsOn(offer, today) &&
      isGivenAt(offer, branch) &&
      offer.appliesTo.some((scope) => isPriced(scope, today)),
  );
