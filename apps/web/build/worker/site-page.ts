/** Stands in every page that the build writes (build/page-documents.mjs), and in nothing that a host puts in a page's place. */
const MARK = '<script data-entry="';

/**
 * The answer, if it may be kept as a page: whole, and one of the site's own. A host that is being repaired answers every
 * address with a page of its own, some with status 200.
 */
export async function sitePage(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  return (await response.clone().text()).includes(MARK) ? response : null;
}
