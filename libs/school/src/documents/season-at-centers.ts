import type * as v from 'valibot';

import type { Season } from '../season';
import type { centerDocument } from './branch-document';
import type { CampFacts } from './camps-document';
import type { SeasonText } from './season-document';
import { seasonFacts } from './season-facts';

type CenterText = v.InferOutput<typeof centerDocument>;

/** What a season's document would say if it were that of one center alone: only what the center writes is changed. */
function asWrittenFor(id: string, written: SeasonText, { camps }: CenterText): SeasonText {
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
 */
export function seasonAtCenters(
  { id, value }: { readonly id: string; readonly value: SeasonText },
  centers: readonly { readonly id: string; readonly value: CenterText }[],
  camps: CampFacts,
): ReturnType<typeof seasonFacts> {
  const whole = seasonFacts(id, value, camps);
  const own = centers
    .filter((center) => (center.value.prices[id] ?? center.value.camps[id]) !== undefined)
    .map((center): readonly [string, Partial<Pick<Season, 'sale' | 'editions'>>] => {
      const { [id]: prices } = center.value.prices;
      const { sale, editions } = seasonFacts(id, asWrittenFor(id, value, center.value), camps, prices).season;
      return [center.id, { ...(prices && { sale }), ...(center.value.camps[id] && { editions }) }];
    });
  return own.length === 0 ? whole : { ...whole, season: { ...whole.season, at: Object.fromEntries(own) } };
}
