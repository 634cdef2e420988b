import {
  breadcrumbs,
  pageMetadata,
  prerenderPaths,
  resolvePath,
  type Breadcrumb,
  type PageId,
} from '@kidcode/site';

/** What a parent on the way looks for: phones, addresses, hours, the timetable, the family's plan. */
const KEPT: readonly PageId[] = ['home', 'contact', 'class-schedule', 'learning-centers', 'camp-plan', 'faq'];

/** Pages of which every device keeps a copy, each at its own address, where the school has them. */
export function keptPages(): readonly Breadcrumb[] {
  const paths = prerenderPaths();
  return KEPT.flatMap((page) => {
    const path = paths.find((candidate) => {
      const found = resolvePath(candidate);
      return found.page === page && pageMetadata(page, found.params).canonical === candidate;
    });
    return path === undefined ? [] : breadcrumbs(path).slice(-1);
  });
}
