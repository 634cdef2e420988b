import type { SiteDay } from '@kidcode/scheduling';

import { structuredData } from './structured-data';

const KIND = 'application/ld+json';

/** Puts the structured data of the page at a path on a day into the document's head, in the place of those that stand there. */
export function applyStructuredData(path: string, today: SiteDay): void {
  for (const before of document.head.querySelectorAll(`script[type="${KIND}"]`)) before.remove();
  for (const thing of structuredData(path, today)) {
    const script = document.createElement('script');
    script.type = KIND;
    script.textContent = JSON.stringify(thing);
    document.head.append(script);
  }
}
