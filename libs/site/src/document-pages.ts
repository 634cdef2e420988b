import { BRANCH_IDS, CENTER_IDS } from '@kidcode/branches';
import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import type { PageFacts } from '@kidcode/school';
import type { NavigationLink } from './navigation-entry';
import { ONLINE } from './param-values';
import type { PageRow } from './route-row';

/** Its address, and below each center's own one where the page is about something that takes place there. */
function rowsOf({ id, address, places, hidden }: PageFacts): readonly PageRow[] {
  if (address === null) return [];
  const row = { page: id, ...(hidden && { noindex: true as const }) };
  const atBranch = `/{branchId}${address.replace('/in-center', '')}`;
  const own = { ...row, pattern: address };
  if (places === 'online') return [{ ...own, params: ONLINE }];
  if (places === null) return [own];
  return [
    own,
    { ...row, pattern: atBranch, where: { branchId: places === 'centers' ? CENTER_IDS : BRANCH_IDS } },
  ];
}

/** The addresses that stand in the pages' own documents. */
export const DOCUMENT_ROUTES: readonly PageRow[] = SITE_PAGES.flatMap(rowsOf);

const linkOf = ({ name, address, icon }: PageFacts): NavigationLink => ({
  title: name,
  href: address ?? '/',
  icon,
});

/**
 * Links under a heading, with those to the documents that want to stand there.
 *
 * @param part which of the documents' two places counts.
 */
export function withDocuments(
  part: 'menu' | 'footer',
  group: string,
  links: readonly NavigationLink[],
): readonly NavigationLink[] {
  const wanted = SITE_PAGES.flatMap((page) => {
    const place = page[part];
    return place?.group === group ? [{ link: linkOf(page), at: place.place ?? Infinity }] : [];
  });
  const result = [...links];
  for (const { link, at } of wanted.sort((a, b) => a.at - b.at)) result.splice(at - 1, 0, link);
  return result;
}
