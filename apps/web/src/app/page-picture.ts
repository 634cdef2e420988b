import { CORE_LEVELS } from '@kidcode/scheduling';
import { resolvePath, type PageId } from '@kidcode/site';

const PICTURES: Partial<Record<PageId, string>> = {
  camp: 'camps',
  'camps-overview': 'camps',
  'online-camps': 'camps',
  'core-programs': 'programs',
  ...Object.fromEntries(CORE_LEVELS.map(({ id }) => [id, 'online'])),
  'specialized-branch': 'programs',
  'specialized-online': 'online',
  programs: 'programs',
  'learning-centers': 'centers',
  contact: 'centers',
};

/** The picture that a link to a page is shared with, as a path on the site. */
export function pictureFor(path: string): string {
  const { page } = resolvePath(path);
  return `/og/${(page && PICTURES[page]) ?? 'default'}.png`;
}
