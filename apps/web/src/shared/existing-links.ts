import type { ContentLink } from '@kidcode/school';
import { resolvePath } from '@kidcode/site';

export const existingLinks = <Link extends ContentLink>(links: readonly Link[]): readonly Link[] =>
  links.filter(({ href }) => resolvePath(href).kind !== 'not-found');
