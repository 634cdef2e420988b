import type * as v from 'valibot';

import type { Season } from '../season';
import type { centerDocument } from './branch-document';
import type { CampFacts, SeasonText } from './season-document';
import { seasonFacts } from './season-facts';

type CenterText = v.InferOutput<typeof centerDocument>;

/** What a season's document would say if it were that of one center alone: only what the center writes is changed. */
function asWrittenFor(
  id: string,
  season: SeasonText,
  { camps, offers }: CenterText,
  offer?: string,
): SeasonText {
  const isGiven = offer === undefined || !offers['not here'].includes(offer);
  const written = isGiven ? season : { ...season, discount: undefined };
  const editions = Object.entries(camps[id] ?? {}).flatMap(([year, own]) => {
    const edition = written.editions[year];
    if (edition === undefined) return [];
    const weeks = { ...edition.weeks, ...own.weeks };
    const full = own.full ?? edition.full;
    const few = own['nearly full'] ?? edition['nearly full'];
    const closed = own.closed ?? edition.closed;
    return [[year, { ...edition, weeks, full, 'nearly full': few, closed }] as const];
  });
  return { ...written, editions: { ...written.editions, ...Object.fromEntries(editions) } };
}

/**
 * A season with what is different at single centers, read by the very rules of the season itself.
 *
 * @param id the season's, its file's name.
 * @param offers one of them may be the season's own discount: where a center does not give it, its prices are without it.
 */
export function seasonAtCenters(
  { id, value }: { readonly id: string; readonly value: SeasonText },
  centers: readonly { readonly id: string; readonly value: CenterText }[],
  camps: CampFacts,
  offers: Readonly<Record<string, { readonly 'discount of'?: string | undefined }>>,
): ReturnType<typeof seasonFacts> {
  const offer = Object.keys(offers).find((name) => offers[name]?.['discount of'] === id);
  const whole = seasonFacts(id, value, camps);
  const hasOwnSale = ({ prices, offers: own }: CenterText) =>
    prices[id] !== undefined || (offer !== undefined && own['not here'].includes(offer));
  const own = centers
    .filter((center) => hasOwnSale(center.value) || center.value.camps[id] !== undefined)
    .map((center): readonly [string, Partial<Pick<Season, 'sale' | 'editions'>>] => {
      const { [id]: prices } = center.value.prices;
      const { sale, editions } = seasonFacts(
        id,
        asWrittenFor(id, value, center.value, offer),
        camps,
        prices,
      ).season;
      return [
        center.id,
        { ...(hasOwnSale(center.value) && { sale }), ...(center.value.camps[id] && { editions }) },
      ];
    });
  return own.length === 0 ? whole : { ...whole, season: { ...whole.season, at: Object.fromEntries(own) } };
}
