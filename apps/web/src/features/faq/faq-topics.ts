import { FAQ } from '@kidcode/current-school/generated/faq';
import type { FaqEntry, FaqGroup } from '@kidcode/school';
import type { SiteDay } from '@kidcode/scheduling';

import { existingLinks } from '../../shared/existing-links';
import { FACT_ANSWERS } from './fact-answers';
import type { FaqTopic } from './search-faq';

/**
 * Every question with its answer, by topic, in the order of the school's list: its own entries, and where it names one,
 * what the site answers from facts. What has no answer at this school is left out, and so is a topic without questions.
 *
 * @param today decides what can still be booked.
 */
export function faqTopics(today: SiteDay, groups: readonly FaqGroup[] = FAQ): readonly FaqTopic[] {
  return groups
    .map(({ id, title, items }) => ({
      id,
      title,
      items: items.flatMap((item) => entriesOf(item, today)).map(withExistingLinks),
    }))
    .filter(({ items }) => items.length > 0);
}

function entriesOf(item: FaqGroup['items'][number], today: SiteDay): readonly FaqEntry[] {
  return typeof item === 'string' ? [FACT_ANSWERS[item](today) ?? []].flat() : [item];
}

const withExistingLinks = ({ links = [], ...entry }: FaqEntry): FaqEntry => ({
  ...entry,
  links: existingLinks(links),
});
