import { EmptyState, LinkButton } from '@kidcode/ui';
import { Link } from 'react-router-dom';

interface NotPublishedProps {
  /** What is missing, as a sentence. */
  readonly title: string;
  readonly children: string;
}

/** A tab of a season that is only announced: says what is not out yet, and how to hear of it. */
export function NotPublished({ title, children }: NotPublishedProps) {
  return (
    <EmptyState
      title={title}
      level={2}
      action={
        <LinkButton asChild variant="outline">
          <Link to="/contact-us">Join the mailing list</Link>
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
