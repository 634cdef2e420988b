import type { CampSeason } from '@kidcode/scheduling';
import { EmptyState } from '@kidcode/ui';

import { ActionLink } from '../../../shared/page-link';
import { SIGNUP_HREF } from '../signup/signup-band';
import { useShownCamp } from '../use-shown-camp';

interface NotPublishedProps {
  readonly season: CampSeason;
  /** What is missing, with its verb: 'The themes are'. */
  readonly what: string;
  /** What is promised until registration opens. */
  readonly children: string;
}

/** A tab without facts: what is still to come, and how to hear of it or whom to ask. */
export function NotPublished({ season, what, children }: NotPublishedProps) {
  const { phase } = useShownCamp(season).status;
  const isAnnounced = phase === 'announced';
  const hasBegun = phase === 'running' || phase === 'over';
  return (
    <EmptyState
      title={`${what} ${hasBegun ? 'not published here' : 'not out yet'}`}
      level={2}
      action={
        <ActionLink
          href={isAnnounced ? SIGNUP_HREF : '/contact-us'}
          label={isAnnounced ? 'Join the mailing list' : 'Ask us'}
          size="md"
        />
      }
    >
      {isAnnounced ? children : 'We tell you what you want to know.'}
    </EmptyState>
  );
}
