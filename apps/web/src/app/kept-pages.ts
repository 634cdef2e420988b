import { pageMetadata, prerenderPaths, resolvePath, type PageId } from '@kidcode/site';

/** What a parent on the way looks for: phones, addresses, hours, the timetable. */
const KEPT: readonly PageId[] = ['home', 'contact', 'class-schedule', 'learning-centers', 'faq'];

/** A page as it is linked to. */
export interface KeptPage {
  readonly path: string;
  readonly label: string;
}

/** Pages of which every device keeps a copy, each at its own address, where the school has them. */
export function keptPages(): readonly KeptPage[] {
  const paths = prerenderPaths();
  return KEPT.flatMap((page) => {
    const path = paths.find((candidate) => {
      const found = resolvePath(candidate);
      return found.page === page && pageMetadata(page, found.params).canonical === candidate;
    });
    return path === undefined ? [] : [{ path, label: pageMetadata(page, {}).title.split(' | ')[0] ?? path }];
  });
}
