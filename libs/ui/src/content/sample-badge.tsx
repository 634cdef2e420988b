import { VisuallyHidden } from '../layout/visually-hidden';
import { Badge } from './badge';

/** Marks content that only stands in for the real thing (D-23), for readers and for whoever reads the page's HTML. */
export function SampleBadge() {
  return (
    <Badge tone="dashed" data-sample="">
      Sample<VisuallyHidden> content</VisuallyHidden>
    </Badge>
  );
}
