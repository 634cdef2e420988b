import { shownCamp } from '@kidcode/booking';
import type { CampSeason } from '@kidcode/scheduling';
import { EmptyState, LinkButton } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { SIGNUP_HREF } from '../signup/signup-band';

interface NotPublishedProps {
  readonly season: CampSeason;
  /** What is missing, with its verb: 'The themes are'. */
  readonly what: string;
  /** What is promised until registration opens. */
  readonly children: string;
}

/** A tab without facts: what is still to come, and how to hear of it or whom to ask. */
export function NotPublished({ season, what, children }: NotPublishedProps) {
  const { phase } = shownCamp(season, useSiteSelector(selectToday)).status;
  const hasBegun = phase === 'running' || phase === 'over';
  if (phase !== 'announced') {
    return (
      <EmptyState
        title={`${what} ${hasBegun ? 'not published here' : 'not out yet'}`}
        level={2}
        action={
          <LinkButton asChild variant="outline">
            <Link to="/contact-us">Ask us</Link>
          </LinkButton>
        }
      >
        We tell you what you want to know.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`${what} not out yet`}
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
