import { BRANCHES, isCenterId, type BranchId } from '@kidcode/branches';
import type { TellMe } from '@kidcode/scheduling';
import { Band, Card, styled } from '@kidcode/ui';

import { island } from '../../../shared/island';
import { ActionLink, SiteLink } from '../../../shared/page-link';
import type { SeasonSignupFormProps } from './season-signup-form';

/** Where the form stands on every page that has it. Links to it are the router's: it waits for what is static HTML still. */
export const SIGNUP_HREF = '#tell-me';

/** The button's words, the same everywhere: what the mail is about. */
export const SIGNUP_LABELS: Readonly<Record<TellMe, string>> = {
  opens: 'Tell me when registration opens',
  next: 'Tell me about the next one',
};

const SignupForm = island<SeasonSignupFormProps>('season-signup', () =>
  import('./season-signup-form').then((module) => module.SeasonSignupForm),
);

const Columns = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  scrollMarginTop: '7rem',
  lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '16' },
  '& > div:first-of-type': { display: 'grid', gap: '4', justifyItems: 'start' },
  '& h2': { textStyle: 'h2' },
  '& h2 + p': { textStyle: 'lead', color: 'fg.quiet' },
});

interface SignupBandProps {
  /** Without season and branch the form asks for both. */
  readonly season?: string | null;
  readonly branch?: BranchId | null;
  readonly tellMe?: TellMe;
  /** What the message will be about. */
  readonly lead?: string | null;
}

/** The band with the form "Tell me when registration opens", or about the next one (D-44); of a center, with its phone. */
export function SignupBand({
  season = null,
  branch = null,
  tellMe = 'opens',
  lead = 'Leave us your e-mail and the camp that you wait for, and we write to you when its registration opens.',
}: SignupBandProps) {
  return (
    <Band tone="tint" divider="curve" labelledBy="tell-me-title">
      <Columns id="tell-me" tabIndex={-1}>
        <div>
          <h2 id="tell-me-title">{SIGNUP_LABELS[tellMe]}</h2>
          <p>{lead}</p>
          {isCenterId(branch) && (
            <p>
              {'Rather talk to somebody? Call '}
              <SiteLink stands="inSentence" href={BRANCHES[branch].telHref} label={BRANCHES[branch].phone} />.
            </p>
          )}
        </div>
        <Card width="full">
          <SignupForm key={`${season ?? ''}-${branch ?? ''}`} season={season} branch={branch} />
        </Card>
      </Columns>
    </Band>
  );
}

/** Leads to the form on the same page. */
export function SignupLink({
  variant = 'primary',
  tellMe = 'opens',
}: {
  readonly variant?: 'primary' | 'outline';
  readonly tellMe?: TellMe;
}) {
  return <ActionLink href={SIGNUP_HREF} label={SIGNUP_LABELS[tellMe]} variant={variant} />;
}
