import { RelatedLinks } from '../features/company/related-links';
import type { BlockProps } from './all-blocks';

export function Links({ links }: BlockProps<'links'>) {
  return <RelatedLinks links={links} />;
}
