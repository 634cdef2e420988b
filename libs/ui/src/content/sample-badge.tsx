import { VisuallyHidden } from '../layout/visually-hidden';
import { Badge } from './badge';

/** Marks content that only stands in for the real thing (D-23). */
export function SampleBadge() {
  return (
    <Badge tone="dashed">
      Sample<VisuallyHidden> content</VisuallyHidden>
    </Badge>
  );
}
