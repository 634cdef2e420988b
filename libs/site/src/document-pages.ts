import { BRANCH_IDS, CENTER_IDS } from '@kidcode/branches';
import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import type { PageFacts } from '@kidcode/school';
import { branchOfParams } from './branch-of-params';
import type { NavigationLink } from './navigation-entry';
import type { PageInfo } from './page-info';
import { placeName } from './place-name';
import type { PageRow, RouteParams } from './route-row';

/** Its address, and below each center's own one where the page is about something that takes place there. */
function rowsOf({ id, address, places, hidden }: PageFacts): readonly PageRow[] {
  if (address === null) return [];
  const row = { page: id, prerender: true, ...(hidden && { noindex: true as const }) };
  const atBranch = `/{branchId}${address.replace('/in-center', '')}`;
  const own = { ...row, pattern: address, canonical: address };
  if (places === 'online') return [{ ...own, params: { branchId: 'online' } }];
  return places === null
    ? [own]
    : [
        own,
        {
          ...row,
          pattern: atBranch,
          where: { branchId: places === 'centers' ? CENTER_IDS : BRANCH_IDS },
          canonical: atBranch,
        },
      ];
}

/** The addresses that stand in the pages' own documents. */
export const DOCUMENT_ROUTES: readonly PageRow[] = SITE_PAGES.flatMap(rowsOf);

const OVERVIEW = '/programs/in-center';

/**
 * What a page says of itself. Where its title leaves the place open, the place that the address names is added.
 *
 * @returns null where the school has no such document.
 */
export function documentInfo(page: string, params: RouteParams): PageInfo | null {
  const facts = SITE_PAGES.find(({ id }) => id === page);
  if (facts === undefined) return null;
  const { name: place, where } = placeName(params);
  const branch = branchOfParams(params);
  const fill = (text: string): string => text.replaceAll('{where}', where).replaceAll('{place}', place);
  const words = { label: facts.name, description: fill(facts.description) };
  const above = branch === null && facts.under?.includes('{branch}') ? OVERVIEW : facts.under;
  const parents = above === null ? [] : [above.replace('{branch}', branch ?? '')];
  if (facts.places === null || facts.places === 'online' || facts.title.includes('{'))
    return { ...words, title: fill(facts.title), parents };
  if (branch === 'online') return { ...words, title: `Online ${facts.title}` };
  const title = branch === null ? `${facts.title} at Our Learning Centers` : `${facts.title} ${where}`;
  return { ...words, title, parents: [OVERVIEW] };
}

const linkOf = ({ id, name, address, icon }: PageFacts): NavigationLink => ({
  title: name,
  page: id,
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
