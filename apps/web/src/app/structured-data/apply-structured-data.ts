import type { SiteDay } from '@kidcode/scheduling';
import { isRecord } from '@kidcode/school';

import { structuredData } from './structured-data';

const KIND = 'application/ld+json';

const idOf = ({ name, startDate }: Readonly<Record<string, unknown>>): string =>
  `${String(startDate)} ${String(name)}`;

/**
 * Puts the structured data of the page at a path on a day into the document's head, in the place of those that stand there.
 * What the count of the places has called sold out stays so: that is no fact of the day.
 */
export function applyStructuredData(path: string, today: SiteDay): void {
  const soldOut = new Map<string, unknown>();
  for (const before of document.head.querySelectorAll(`script[type="${KIND}"]`)) {
    const thing: unknown = JSON.parse(before.textContent);
    if (isRecord(thing) && isRecord(thing.offers) && String(thing.offers.availability).endsWith('/SoldOut'))
      soldOut.set(idOf(thing), thing.offers);
    before.remove();
  }
  for (const data of structuredData(path, today)) {
    const thing = data as unknown as Readonly<Record<string, unknown>>;
    const offers = soldOut.get(idOf(thing));
    const script = document.createElement('script');
    script.type = KIND;
    script.textContent = JSON.stringify(offers === undefined ? thing : { ...thing, offers });
    document.head.append(script);
  }
}
