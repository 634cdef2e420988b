import { shownCamps } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';
import { Band, SectionHeading } from '@kidcode/ui';

import { PlanningRates } from './planning-rates';

const name = (title: string): string => title.replace(/ Camp$/, '');

/** What the seasons cost that have prices and cannot be booked on this day; one that is over is not among them (D-44). */
export function PlanningBands({ today }: { readonly today: SiteDay }) {
  return shownCamps(today).map((shown) => {
    const { camp, priced, status } = shown;
    if (priced === null || status.phase === 'open') return null;
    const id = `plan-${camp.season}`;
    const why = status.phase === 'announced' ? 'has not opened yet' : 'is closed at the moment';
    const sale = priced.rates.discount === null ? '' : ', with the discount of the season already taken off';
    return (
      <Band key={id} tone="tint" divider="curve" labelledBy={id}>
        <SectionHeading
          id={id}
          title={`${name(camp.title)}, for planning`}
          lead={`What it costs${sale}. Registration for ${name(camp.title).toLowerCase()} ${why}, so nothing can be booked at these prices today.`}
        />
        <PlanningRates shown={shown} priced={priced} />
      </Band>
    );
  });
}
