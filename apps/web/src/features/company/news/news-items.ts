import { NEWS } from '@kidcode/current-school/content/news';
import type { NewsFile, SiteDay, VisitMode } from '@kidcode/school';

import { existingLinks } from '../../../shared/existing-links';
import { shownOf } from '../../../shared/samples';
import { companyCopy } from '../company-copy';
import { factNews } from './fact-news';
import type { NewsItem } from './news-item';

/**
 * What is going on, the newest first. What follows from the facts holds today, so it stands before what the school
 * wrote on an earlier day. What lies ahead of its day, or is over, is not there.
 */
export function newsItems(
  today: SiteDay,
  mode: VisitMode,
  files: readonly NewsFile[] = NEWS.files,
): readonly NewsItem[] {
  const written = shownOf(files)
    .filter(({ day, until }) => day <= today && (until === null || today <= until))
    .map(itemOf);
  return [...written, ...factNews(today)]
    .filter(({ places }) => places.includes(mode))
    .sort((a, b) => (b.day ?? today).localeCompare(a.day ?? today))
    .map((item) => ({ ...item, link: existingLinks(item.link === null ? [] : [item.link])[0] ?? null }));
}

function itemOf({ picture, ...file }: NewsFile): NewsItem {
  const scene = NEWS.scenes[picture];
  if (scene === undefined) {
    const known = Object.keys(NEWS.scenes).join(', ');
    throw new Error(`news/${file.id}.md: picture: expected one of ${known}, got '${picture}'`);
  }
  return { ...companyCopy(file), picture: scene };
}
