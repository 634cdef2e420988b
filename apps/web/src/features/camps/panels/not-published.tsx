import { EmptyState, LinkButton } from '@kidcode/ui';

import { SIGNUP_HREF } from '../signup/signup-band';

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
        <LinkButton href={SIGNUP_HREF} variant="outline">
          Join the mailing list
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
