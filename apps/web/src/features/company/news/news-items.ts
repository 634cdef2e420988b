import { NEWS } from '@kidcode/current-school/generated/news';
import type { NewsFile, SiteDay, VisitMode } from '@kidcode/school';

import { existingLinks } from '../../../shared/existing-links';
import { shownOf } from '../../../shared/samples';
import { factNews } from './fact-news';
import type { NewsItem } from './news-item';

/**
 * What is going on, the newest first. What follows from the facts holds today, so it stands before what the school
 * wrote on an earlier day. What lies ahead of its day, or is over, is not there.
 */
export function newsItems(
  today: SiteDay,
  mode: VisitMode,
  files: readonly NewsFile[] = NEWS,
): readonly NewsItem[] {
  const written = shownOf(files).filter(
    ({ day, until }) => day <= today && (until === null || today <= until),
  );
  return [...written, ...factNews(today)]
    .filter(({ places }) => places.includes(mode))
    .sort((a, b) => (b.day ?? today).localeCompare(a.day ?? today))
    .map((item) => ({ ...item, link: existingLinks(item.link === null ? [] : [item.link])[0] ?? null }));
}
