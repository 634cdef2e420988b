const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Says of full weeks in the page's structured data that they are sold out, and names no price of them (D-44). The data were
 * written when the site was built, one script for each week.
 *
 * @param starts first days of the full weeks.
 * @param path of the camp's page: after a navigation the data of another page still stand there.
 */
export function markSoldOut(starts: readonly string[], path: string): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const thing: unknown = JSON.parse(script.textContent);
    if (!isRecord(thing) || thing['@type'] !== 'Event' || !isRecord(thing.offers)) continue;
    const { '@type': type, url } = thing.offers;
    if (!starts.includes(String(thing.startDate)) || !String(url).endsWith(path)) continue;
    const offers = { '@type': type, url, availability: 'https://schema.org/SoldOut' };
    script.textContent = JSON.stringify({ ...thing, offers });
  }
}
