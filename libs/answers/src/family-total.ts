import { CENTER_IDS, type CenterId, isCenterId } from '@kidcode/branches';
import { type PlanItem, type PlanSeason, planSchool, quoteFamily } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';

import { type Asked, said, tell } from './call';

/** A season as if all of it were sold: whoever plans asks for the sum before registration opens. */
const asSold = (season: PlanSeason): PlanSeason =>
  season.offer === null
    ? season
    : {
        ...season,
        offer: {
          ...season.offer,
          registration: 'open',
          types: { full_camp: 'open', weekly: 'open', monthly: 'open' },
          openWeeks: season.priced?.weeks ?? [],
        },
      };

/** What the same camp costs a family, and beside it what it costs if the center confirms what it grants (D-49); '' where a school has no center, or a cousin is with them. */
export function familyTotal(itemOf: (branch: CenterId) => PlanItem, kids: number, asked: Asked): string {
  const { branch: chosen } = asked.circumstances;
  const branch = isCenterId(chosen) ? chosen : CENTER_IDS[0];
  if (branch === undefined || asked.slots.hasCousin) return '';
  const items = [itemOf(branch)];
  const children = Array.from({ length: kids }, (_, index) => ({
    id: String(index),
    label: '',
    age: null,
    claims: [],
    items,
  }));
  const school = planSchool(asked.circumstances.today);
  const { totalWithAsked, total } = quoteFamily(
    { children },
    { ...school, seasons: school.seasons.map(asSold) },
  );
  const granted =
    totalWithAsked === null ? '' : ` (${said(asked, 'withSiblings')} **${formatPrice(totalWithAsked)}**)`;
  return `, ${tell(asked, `all ${kids} together`, `los ${kids} juntos`)} **${formatPrice(total)}**${granted}`;
}
