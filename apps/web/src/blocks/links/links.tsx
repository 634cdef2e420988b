import { RelatedLinks } from '../../features/company/related-links';
import type { BlockProps } from '../define-block';
import type { links as schema } from './schema';

export function Links({ links }: BlockProps<typeof schema>) {
  return <RelatedLinks links={links} />;
}
